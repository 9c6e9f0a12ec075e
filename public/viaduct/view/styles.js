// In CSS pixels, as on a phone.
export const barHeight = 44

export const styles = new CSSStyleSheet()

styles.replaceSync(`
  @layer base, bar, menu, presentation;

  @layer base {
    :host {
      --tint: #0062cc;
      --destructive: #d70015;
      --label: #000;
      --secondary: #5c5c61;
      --surface: #fff;
      --surface-pressed: #e5e5ea;
      --bar: rgb(249 249 249 / 0.86);
      --hairline: rgb(60 60 67 / 0.29);
      --dim: rgb(0 0 0 / 0.28);
      --shadow: 0 8px 40px rgb(0 0 0 / 0.22);
      --corner: 14px;
      --row: 44px;
      --font: -apple-system, BlinkMacSystemFont, "SF Pro Text", "Inter", system-ui, "Segoe UI", Roboto, "Liberation Sans", sans-serif;
      color-scheme: light dark;
      display: contents;
      font: 400 17px/22px var(--font);
      letter-spacing: -0.01em;
    }

    @media (prefers-color-scheme: dark) {
      :host {
        --tint: #64b1ff;
        --destructive: #ff7a72;
        --label: #fff;
        --secondary: #aeaeb2;
        --surface: #2c2c2e;
        --surface-pressed: #3a3a3c;
        --bar: rgb(29 29 31 / 0.86);
        --hairline: rgb(84 84 88 / 0.65);
        --dim: rgb(0 0 0 / 0.48);
        --shadow: 0 8px 40px rgb(0 0 0 / 0.6);
      }
    }

    *, ::before, ::after { box-sizing: border-box }

    [hidden] { display: none !important }

    button, input { color: inherit; font: inherit; letter-spacing: inherit }

    button {
      appearance: none;
      background: none;
      border: 0;
      cursor: pointer;
      margin: 0;
      padding: 0;
      -webkit-tap-highlight-color: transparent;
      touch-action: manipulation;

      &:disabled { cursor: default; opacity: 0.4 }
      &:focus-visible { outline: 3px solid var(--tint); outline-offset: -3px }
    }

    h2, p { font: inherit; margin: 0; overflow-wrap: anywhere }

    .icon {
      display: grid;
      flex: none;
      height: 22px;
      place-items: center;
      width: 22px;

      svg { fill: currentColor; height: 100%; width: 100% }
      &:empty { visibility: hidden }
    }

    .offscreen { inset: 0 auto auto -9999px; position: fixed }

    .mark {
      background: var(--surface);
      border-radius: 999px;
      box-shadow: var(--shadow);
      color: var(--secondary);
      font-size: 13px;
      inset: auto auto 16px 50%;
      line-height: 18px;
      padding: 6px 14px;
      position: fixed;
      transform: translateX(-50%);
      z-index: 2147483647;

      &:empty { display: none }
    }

    @media print { :host { display: none } }
  }

  @layer bar {
    .bar {
      align-items: center;
      backdrop-filter: saturate(180%) blur(20px);
      background: var(--bar);
      border-bottom: 1px solid var(--hairline);
      color: var(--label);
      display: grid;
      gap: 8px;
      grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr);
      height: ${barHeight}px;
      inset: 0 0 auto;
      padding: 0 8px;
      position: fixed;
      z-index: 2147483646;
    }

    .title {
      font-weight: 600;
      overflow: hidden;
      text-align: center;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .side { display: flex; min-width: 0 }
    .right { justify-content: flex-end }

    .item {
      align-items: center;
      border-radius: 10px;
      color: var(--tint);
      display: flex;
      height: 36px;
      justify-content: center;
      min-width: 36px;
      padding: 0 8px;
      transition: opacity 0.15s;

      &:active:not(:disabled) { opacity: 0.3 }

      .icon { display: none }
      .label { max-width: 40vw; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }

      &:is([data-image="drawn"], [data-image="loading"]) {
        .icon { display: grid }
        .label { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; width: 1px }
      }

      &[data-style="done"] { font-weight: 600 }

      &[data-style="prominent"] {
        background: var(--tint);
        border-radius: 999px;
        color: #fff;
        font-weight: 600;
        height: 32px;
        padding: 0 14px;

        &:focus-visible { outline-offset: 2px }
        @media (prefers-color-scheme: dark) { color: #000 }
      }

      &[aria-pressed="true"] { background: color-mix(in srgb, var(--tint) 16%, transparent) }
    }
  }

  @layer menu {
    .menu {
      background: var(--surface);
      border: 0;
      border-radius: 13px;
      box-shadow: var(--shadow);
      color: var(--label);
      inset: auto;
      margin: 0;
      max-height: calc(100vh - ${barHeight + 16}px);
      max-width: calc(100vw - 16px);
      overflow: hidden auto;
      padding: 0;
      position: fixed;
      width: 254px;

      &:popover-open { animation: grow 0.18s cubic-bezier(0.2, 0.9, 0.3, 1) }
    }

    .heading { color: var(--secondary); font-size: 13px; line-height: 18px; padding: 8px 16px 6px }

    .section + *, .section:not(:first-child) { border-top: 6px solid var(--surface-pressed) }

    .row {
      align-items: center;
      display: flex;
      gap: 12px;
      justify-content: space-between;
      min-height: var(--row);
      padding: 10px 16px;
      text-align: start;
      width: 100%;

      &:hover:not(:disabled), &:focus-visible { background: var(--surface-pressed) }
      .text { display: grid; min-width: 0; overflow-wrap: anywhere }
      .subtitle { color: var(--secondary); font-size: 13px; line-height: 18px }
      &[data-destructive] { color: var(--destructive) }
      &[role="menuitemcheckbox"]::before { content: "✓"; flex: none; font-weight: 600 }
      &[aria-checked="mixed"]::before { content: "–" }
      &[role="menuitemcheckbox"] .text { flex: 1 }
      &[data-submenu]::after { color: var(--secondary); content: "›"; font-size: 22px }
      &[data-back] { font-weight: 600; justify-content: flex-start }
      &[data-back]::before { content: "‹"; font-size: 22px }
    }

    .menu .row + .row { border-top: 1px solid var(--hairline) }
  }

  @layer presentation {
    dialog {
      background: none;
      border: 0;
      color: var(--label);
      margin: auto auto 8px;
      max-height: calc(100dvh - 16px);
      max-width: none;
      overflow: hidden auto;
      padding: 0;
      width: min(calc(100% - 16px), 400px);

      &[open] { animation: slide 0.3s cubic-bezier(0.2, 0.9, 0.3, 1) }
      &::backdrop { animation: fade 0.2s; background: var(--dim) }
      &:focus-visible { outline: none }

      .group { background: var(--surface); border-radius: var(--corner); overflow: hidden }
      .group + .group { margin-top: 8px }
    }

    .head {
      color: var(--secondary);
      font-size: 13px;
      line-height: 18px;
      padding: 14px 16px;
      text-align: center;

      h2 { font-weight: 600 }
    }

    .actions { display: flex; flex-direction: column }

    .action {
      color: var(--tint);
      font-size: 20px;
      line-height: 25px;
      min-height: 56px;
      overflow-wrap: anywhere;
      padding: 10px 16px;

      &:active:not(:disabled), &:hover:not(:disabled) { background: var(--surface-pressed) }
      &[data-style="destructive"] { color: var(--destructive) }
      &[data-style="cancel"] { font-weight: 600 }
    }

    :is(.head + .actions, .preview + .actions) .action:first-child, .action + .action { border-top: 1px solid var(--hairline) }

    .sheet[data-pointed] { margin: 0; position: fixed; width: 320px }

    .alert {
      margin: auto;
      width: min(calc(100vw - 32px), 280px);

      &[open] { animation: pop 0.2s cubic-bezier(0.2, 0.9, 0.3, 1) }
      .head { color: var(--label); padding: 19px 16px 18px }
      h2 { font-size: 17px; line-height: 22px }
      .action { font-size: 17px; min-height: 44px }

      [data-pair] {
        flex-direction: row;

        .action { border-top: 1px solid var(--hairline); flex: 1 }
        .action + .action { border-inline-start: 1px solid var(--hairline) }
      }

      input {
        background: color-mix(in srgb, var(--surface) 70%, var(--surface-pressed));
        border: 1px solid var(--hairline);
        border-radius: 8px;
        color: var(--label);
        display: block;
        font-size: 15px;
        margin-top: 12px;
        padding: 7px 9px;
        width: 100%;

        &::placeholder { color: var(--secondary); opacity: 1 }
        &:focus-visible { outline: 2px solid var(--tint); outline-offset: -1px }
      }

      input + input { margin-top: 8px }
    }

    .preview {
      align-items: center;
      display: flex;
      gap: 12px;
      padding: 14px 16px;

      > .icon { background: var(--surface-pressed); border-radius: 8px; height: 44px; padding: 11px; width: 44px }
      .text { min-width: 0 }
      h2 { font-size: 15px; font-weight: 600; line-height: 20px }
      p { color: var(--secondary); font-size: 13px; line-height: 18px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    }

    .share .row.action { color: var(--label); font-size: 17px; line-height: 22px; min-height: 48px }
  }

  @keyframes slide { from { transform: translateY(100%) } }
  @keyframes pop { from { opacity: 0; transform: scale(1.12) } }
  @keyframes grow { from { opacity: 0; transform: scale(0.85) } }
  @keyframes fade { from { opacity: 0 } }

  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after, dialog, dialog::backdrop { animation: none !important; transition: none !important }
  }
`)
