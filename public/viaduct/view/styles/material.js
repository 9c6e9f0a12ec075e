// What stands above the page on Android, after Material 3.
export default `
  @layer material {
    :host([data-platform="android"]) {
      .alert {
        width: min(calc(100vw - 48px), 312px);

        .group { border-radius: 28px }
        .head { color: var(--secondary); font-size: 14px; line-height: 20px; padding: 24px 24px 16px; text-align: start }
        h2 { color: var(--label); font-size: 24px; font-weight: 400; line-height: 32px; margin-bottom: 12px }

        .actions, .actions[data-pair] { flex-flow: row wrap; gap: 8px; justify-content: flex-end; padding: 8px 24px 24px }

        .action, [data-pair] .action {
          border: 0;
          border-radius: 20px !important;
          flex: none;
          font-size: 14px;
          font-weight: 500;
          line-height: 20px;
          min-height: 40px;
          padding: 8px 12px;
        }

        input {
          background: none;
          border: 1px solid var(--track-strong);
          border-radius: 4px;
          font-size: 16px;
          min-height: 56px;
          padding: 8px 16px;

          &:focus-visible { border-color: var(--tint); outline: 1px solid var(--tint); outline-offset: 0 }
        }
      }

      .sheet, .share {
        background: var(--sheet);
        border-radius: 28px 28px 0 0;
        margin-bottom: 0;
        max-height: calc(100dvh - 72px);
        padding: 36px 0 max(16px, var(--edge-bottom));
        width: min(100%, 640px);

        &::before {
          background: var(--secondary);
          border-radius: 2px;
          content: "";
          height: 4px;
          left: calc(50% - 16px);
          opacity: 0.4;
          position: absolute;
          top: 16px;
          width: 32px;
        }

        .group { background: none; border-radius: 0 !important }
        .group + .group { border-top: 1px solid var(--hairline); margin-top: 8px; padding-top: 8px }
        .head { padding: 0 24px 12px; text-align: start }
        h2 { color: var(--label); font-size: 16px; font-weight: 500; line-height: 24px }

        .action {
          border: 0 !important;
          border-radius: 0 !important;
          color: var(--label);
          font-size: 16px;
          font-weight: 400;
          line-height: 24px;
          min-height: 56px;
          padding: 8px 24px;
          text-align: start;

          &[data-style="destructive"] { color: var(--destructive) }
        }
      }

      .sheet[data-pointed] { border-radius: 16px; padding: 8px 0; &::before { display: none } }

      dialog.screen:is([data-style="sheet"], [data-style="popover"]) { border-radius: 28px 28px 0 0 }
      .grabber::before { background: var(--secondary); height: 4px; opacity: 0.4; width: 32px }

      .switch input {
        background: var(--surface-pressed);
        border: 2px solid var(--track-strong);
        height: 32px;
        width: 52px;

        &::before { background: var(--track-strong); box-shadow: none; height: 16px; inset: 6px auto auto 6px; transition: all 0.2s; width: 16px }
        &:checked { background: var(--element-tint, var(--on)); border-color: transparent }
        &:checked::before { background: var(--on-tint); height: 24px; inset: 2px auto auto 2px; width: 24px }
      }

      .segments { background: none; border: 1px solid var(--track-strong); border-radius: 20px; min-height: 40px; overflow: hidden; padding: 0 }
      .segment { border-radius: 0; & + & { border-inline-start: 1px solid var(--track-strong) } }
      .segment[aria-checked="true"] { background-color: var(--raised); box-shadow: none; font-weight: 500 }

      .field { background: none; border: 1px solid var(--track-strong); border-radius: 4px; min-height: 56px; padding: 8px 16px; &:focus-visible { border-color: var(--tint); outline-width: 1px } }
      .slider::-webkit-slider-thumb { background: var(--element-tint, var(--tint)); box-shadow: none; height: 20px; margin-top: -8px; width: 20px }
      .slider::-moz-range-thumb { background: var(--element-tint, var(--tint)); box-shadow: none; height: 20px; width: 20px }
      .stepper, .date, .wheel { border-radius: 8px }

      .spinner {
        animation: turn 1.2s linear infinite;
        background: conic-gradient(transparent 25%, var(--element-tint, var(--tint)) 25%);
        height: 28px;
        mask: radial-gradient(closest-side, transparent 80%, #000 82%);
        width: 28px;
      }
    }
  }
`
