export default `
  @layer ask {
    .ask {
      input:not([type="checkbox"], [type="radio"], [type="file"]), select {
        background: color-mix(in srgb, var(--surface) 70%, var(--surface-pressed));
        border: 1px solid var(--hairline);
        border-radius: 9px;
        color: var(--label);
        font: inherit;
        min-height: 40px;
        min-width: 0;
        padding: 6px 11px;
        width: 100%;

        &::placeholder { color: var(--secondary); opacity: 1 }
        &:focus-visible { outline: 2px solid var(--tint); outline-offset: -1px }
      }

      &:has(~ .ask[open])::backdrop { background: none }

      form > :not(.head, .actions, .ask__note:empty) { margin: 0 16px 12px }
      .head { padding: 18px 16px 14px }
      .head h2 { color: var(--label); font-size: 17px; line-height: 22px }
      .head p { margin-top: 2px }
      .actions { border-top: 1px solid var(--hairline) }
      .group + .group > .actions { border-top: 0 }
      .action[type="submit"] { font-weight: 600 }
    }

    .ask.alert {
      .head { padding: 19px 16px 14px }
      .actions { border-top: 0 }
    }

    .ask__field {
      color: var(--secondary);
      display: grid;
      flex: 1;
      font-size: 17px;
      gap: 4px;
      min-width: 0;

      > span { font-size: 13px; line-height: 16px }
    }

    .ask__row { display: flex; gap: 10px }
    .ask__row--save { align-items: end }
    .ask__code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace !important; font-size: 14px !important }

    .ask__value {
      background: var(--surface-pressed);
      border-radius: 9px;
      max-height: 30vh;
      overflow: auto;
      padding: 10px 12px;
      white-space: pre-wrap;
    }

    .ask__note {
      color: var(--secondary);
      font-size: 13px;
      line-height: 18px;

      &:empty { display: none }
    }

    .ask__remember {
      align-items: center;
      color: var(--secondary);
      cursor: pointer;
      display: flex;
      font-size: 15px;
      gap: 8px;
      min-height: 24px;

      input { accent-color: var(--tint); flex: none; height: 18px; margin: 0; width: 18px }
      input:focus-visible { outline: 2px solid var(--tint); outline-offset: 2px }
    }

    .ask.alert .ask__remember { font-size: 13px; justify-content: center }

    .ask__button {
      background: var(--surface-pressed);
      border-radius: 9px;
      color: var(--tint);
      flex: none;
      font-size: 15px;
      min-height: 40px;
      padding: 0 14px;
    }

    .ask__button--wide {
      display: grid;
      place-items: center;
      text-decoration: none;
      width: calc(100% - 32px);

      &:focus-visible { outline: 3px solid var(--tint); outline-offset: -3px }
    }

    .ask__places {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
      max-height: 132px;
      overflow: auto;

      > div { background: var(--surface-pressed); border-radius: 999px; display: flex }
    }

    .ask__place {
      border-radius: 999px;
      font-size: 15px;
      min-height: 34px;
      padding: 0 13px;

      &[aria-pressed="true"] { background: var(--tint); color: var(--on-tint) }
      &:focus-visible { outline-offset: -2px }
    }

    .ask__places:empty { display: none }

    .ask__chosen {
      align-content: center;
      font-size: 15px;
      min-height: 34px;
      overflow-wrap: anywhere;
      padding-left: 13px;
    }

    .ask__remove {
      border-radius: 999px;
      color: var(--secondary);
      font-size: 17px;
      height: 34px;
      line-height: 1;
      width: 30px;
    }

    .ask__icon { color: var(--tint); height: 44px; margin: 0 auto 8px; width: 44px }

    .ask__stars { display: flex; gap: 4px; justify-content: center }

    .ask__star {
      appearance: none;
      color: var(--tint);
      cursor: pointer;
      display: grid;
      font-size: 30px;
      height: 44px;
      line-height: 44px;
      margin: 0;
      place-items: center;
      width: 44px;

      &::before { content: "☆" }
      &[data-filled="true"]::before { content: "★" }
      &:focus-visible { border-radius: 9px; outline: 2px solid var(--tint); outline-offset: -2px }
    }

    .ask__drop {
      border: 2px dashed var(--hairline);
      border-radius: 12px;
      color: var(--secondary);
      cursor: pointer;
      display: grid;
      font-size: 13px;
      gap: 2px;
      line-height: 18px;
      padding: 22px 16px;
      place-items: center;
      position: relative;

      strong { color: var(--tint); font-size: 17px; font-weight: 400; line-height: 22px }
      &:hover { background: var(--surface-pressed) }
      &:focus-within { outline: 2px solid var(--tint) }
    }

    .ask__file { cursor: pointer; inset: 0; opacity: 0; position: absolute }

    .ask__thumbnails {
      display: flex;
      gap: 8px;
      overflow: auto;

      &:empty { display: none }
    }

    .ask__thumbnail {
      flex: none;
      position: relative;

      canvas { border: 1px solid var(--hairline); border-radius: 8px; display: block; max-height: 96px; max-width: 96px }

      .ask__remove {
        background: var(--surface);
        box-shadow: var(--shadow);
        color: var(--label);
        height: 26px;
        inset: 4px 4px auto auto;
        position: absolute;
        width: 26px;
      }
    }

    .memory {
      align-items: center;
      background: var(--surface);
      border-radius: 999px;
      box-shadow: var(--shadow);
      box-sizing: border-box;
      color: var(--secondary);
      display: flex;
      font-size: 13px;
      gap: 4px;
      inset: auto auto 16px 50%;
      line-height: 18px;
      max-width: calc(100vw - 32px);
      padding: 2px 4px 2px 16px;
      position: fixed;
      transform: translateX(-50%);
      width: max-content;
      z-index: 2147483646;

      &:empty { display: none }
    }

    .memory__forget { border-radius: 999px; color: var(--tint); flex: none; font-weight: 600; min-height: 36px; padding: 0 12px }
  }
`
