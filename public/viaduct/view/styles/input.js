export default `
  @layer input {
    .field {
      background: var(--fill);
      border-radius: 10px;
      color: var(--element-tint, var(--label));
      font: inherit;
      min-height: 44px;
      padding: 10px 12px;

      &::placeholder { color: var(--secondary); opacity: 1 }
      &:focus-visible { outline: 2px solid var(--tint) }
      &:is(textarea) { field-sizing: content; min-height: 96px; resize: vertical; width: 100% }
    }

    .switch {
      align-items: center;
      cursor: pointer;
      display: flex;
      gap: 12px;
      justify-content: space-between;
      min-height: 44px;
      color: var(--label);

      input {
        appearance: none;
        background: var(--track);
        border-radius: 999px;
        cursor: inherit;
        flex: none;
        height: 31px;
        margin: 0;
        position: relative;
        transition: background-color 0.2s;
        width: 51px;

        &::before {
          background: #fff;
          border-radius: 50%;
          box-shadow: 0 2px 6px rgb(0 0 0 / 0.25);
          content: "";
          height: 27px;
          inset: 2px auto auto 2px;
          position: absolute;
          transition: translate 0.2s;
          width: 27px;
        }

        &:checked { background: var(--element-tint, var(--on)) }
        &:checked::before { translate: 20px 0 }
        &:disabled { opacity: 0.4 }
        &:focus-visible { outline: 3px solid var(--tint); outline-offset: 2px }
      }
    }

    .segments {
      background: var(--fill);
      border-radius: 9px;
      display: flex;
      min-height: 32px;
      padding: 2px;
    }

    .segment {
      border-radius: 7px;
      color: var(--label);
      display: grid;
      flex: 1;
      font-size: 14px;
      font-weight: 500;
      line-height: 18px;
      min-width: 0;
      overflow: hidden;
      padding: 4px 10px;
      place-items: center;
      text-overflow: ellipsis;
      white-space: nowrap;

      &[aria-checked="true"] { background: var(--raised); box-shadow: 0 2px 6px rgb(0 0 0 / 0.12); font-weight: 600 }
      .icon { height: 18px; width: 18px }
    }

    .slider {
      appearance: none;
      background: none;
      height: 44px;
      margin: 0;
      width: 100%;

      &::-webkit-slider-runnable-track {
        background: linear-gradient(to right, var(--element-tint, var(--tint)) var(--filled), var(--track) var(--filled));
        border-radius: 2px;
        height: 4px;
      }

      &::-moz-range-track { background: var(--track); border-radius: 2px; height: 4px }
      &::-moz-range-progress { background: var(--element-tint, var(--tint)); border-radius: 2px; height: 4px }

      &::-webkit-slider-thumb {
        appearance: none;
        background: #fff;
        border-radius: 50%;
        box-shadow: 0 0 0 0.5px rgb(0 0 0 / 0.1), 0 3px 8px rgb(0 0 0 / 0.25);
        height: 28px;
        margin-top: -12px;
        width: 28px;
      }

      &::-moz-range-thumb {
        background: #fff;
        border: 0;
        border-radius: 50%;
        box-shadow: 0 0 0 0.5px rgb(0 0 0 / 0.1), 0 3px 8px rgb(0 0 0 / 0.25);
        height: 28px;
        width: 28px;
      }

      &:disabled { opacity: 0.4 }
      &:focus-visible { border-radius: 8px; outline: 2px solid var(--tint) }
    }

    .stepper {
      background: var(--fill);
      border-radius: 9px;
      display: inline-flex;
      flex: none;
      justify-self: start;
      width: max-content;

      .step { color: var(--label); font-size: 22px; height: 34px; width: 47px }
      .step + .step { border-inline-start: 1px solid var(--hairline) }
    }

    .date, .wheel {
      background: var(--fill);
      border: 0;
      border-radius: 9px;
      color: var(--label);
      font: inherit;
      min-height: 40px;
      padding: 4px 12px;
      width: max-content;

      &:focus-visible { outline: 2px solid var(--tint) }
    }

    .picker { display: flex; flex-wrap: wrap; gap: 8px }
    .wheel { flex: 1; min-width: 120px }

    .pages { display: flex; justify-content: center; min-height: 24px }

    .dot {
      height: 24px;
      width: 24px;

      &::before {
        background: var(--track-strong);
        border-radius: 50%;
        content: "";
        display: block;
        height: 8px;
        margin: auto;
        width: 8px;
      }

      &[aria-current]::before { background: var(--element-tint, var(--label)) }
    }

    .progress {
      background: var(--track);
      border-radius: 2px;
      height: 4px;
      min-width: 80px;

      &::before {
        background: var(--element-tint, var(--tint));
        border-radius: inherit;
        content: "";
        display: block;
        height: 100%;
        transition: width 0.2s;
        width: var(--filled);
      }
    }

    .spinner {
      align-self: center;
      animation: turn 1s steps(12) infinite;
      background: conic-gradient(transparent 8%, var(--element-tint, var(--secondary)));
      border-radius: 50%;
      flex: none;
      height: 20px;
      justify-self: center;
      mask: radial-gradient(closest-side, transparent 55%, #000 57%), repeating-conic-gradient(#000 0 9deg, transparent 9deg 30deg);
      mask-composite: intersect;
      width: 20px;

      &[data-large] { height: 37px; width: 37px }
    }
  }
`
