import { materialBarHeight, toolbarHeight } from "./measures.js"

const light = `
  --tint: #0b57d0;
  --on-tint: #fff;
  --destructive: #b3261e;
  --label: #1f1f1f;
  --secondary: #444746;
  --surface: #e9eef6;
  --page: #fff;
  --sheet: #f8fafd;
  --surface-pressed: #dde3ea;
  --bar: #f8fafd;
  --bar-scrolled: #e9eef6;
  --hairline: rgb(68 71 70 / 0.2);
  --fill: #e9eef6;
  --track: #e1e3e6;
  --track-strong: #747775;
  --raised: #c2e7ff;
  --on: #0b57d0;
  --grouped: #f8fafd;
  --grouped-row: #e9eef6;
  --dim: rgb(0 0 0 / 0.32);
  --shadow: 0 2px 6px 2px rgb(0 0 0 / 0.12), 0 1px 2px rgb(0 0 0 / 0.24);
`

const dark = `
  --tint: #a8c7fa;
  --on-tint: #062e6f;
  --destructive: #f2b8b5;
  --label: #e3e3e3;
  --secondary: #c4c7c5;
  --surface: #282a2c;
  --page: #131314;
  --sheet: #1e1f20;
  --surface-pressed: #37393b;
  --bar: #131314;
  --bar-scrolled: #282a2c;
  --hairline: rgb(196 199 197 / 0.22);
  --fill: #282a2c;
  --track: #444746;
  --track-strong: #8e918f;
  --raised: #004a77;
  --on: #a8c7fa;
  --grouped: #131314;
  --grouped-row: #1e1f20;
  --dim: rgb(0 0 0 / 0.5);
  --shadow: 0 2px 6px 2px rgb(0 0 0 / 0.3), 0 1px 2px rgb(0 0 0 / 0.5);
`

// The bars and the menus of Android, after Material 3.
export default `
  @layer material {
    :host([data-platform="android"]) {
      ${light}
      --corner: 28px;
      --font: Roboto, "Noto Sans", system-ui, "Liberation Sans", sans-serif;
      --row: 48px;
      letter-spacing: 0;
    }

    @media (prefers-color-scheme: dark) {
      :host([data-platform="android"]) { ${dark} }
    }

    :host([data-platform="android"][data-appearance="light"]), :host([data-platform="android"]) dialog[data-appearance="light"] { ${light} }
    :host([data-platform="android"][data-appearance="dark"]), :host([data-platform="android"]) dialog[data-appearance="dark"] { ${dark} }

    :host([data-platform="android"]) {
      .bar, .toolbar, .tabs { backdrop-filter: none }
      .bar { border-bottom: 0; transition: background-color 0.2s }
      .bar[data-scrolled] { background: var(--bar-scrolled) }
      .toolbar, .tabs { background: var(--bar-scrolled); border-top: 0 }
      .bar[data-modal] { border-radius: 28px 28px 0 0 }

      .bar__row {
        gap: 4px;
        grid-template-columns: auto minmax(0, 1fr) auto;
        height: ${materialBarHeight}px;
        padding: 0 4px;
      }

      .titles { justify-items: start; padding-inline-start: 12px }
      .title { font-size: 22px; font-weight: 400; line-height: 28px; text-align: start }
      .bar__subtitle { font-size: 14px; line-height: 18px }
      .prompt { text-align: start }
      .large-title { font-size: 28px; font-weight: 400; letter-spacing: 0; line-height: 36px }

      .item {
        border-radius: 20px;
        font-size: 14px;
        font-weight: 500;
        height: 40px;
        letter-spacing: 0.01em;
        margin-inline: 2px;
        min-width: 40px;
        padding: 0 12px;

        &:is([data-image="drawn"], [data-image="loading"]) { color: var(--secondary); margin-inline: 4px; padding: 0 9px }
        &[data-style="prominent"] { border-radius: 20px; color: var(--on-tint); height: 40px; padding: 0 20px }
        &[aria-pressed="true"] { color: var(--tint) }
      }

      /* An arrow, without the name of what it leads to. */
      .back[data-back] {
        color: var(--label);
        margin-inline: 4px;
        padding: 0;

        &::before { border-width: 2px 0 0 2px; height: 11px; margin: 0; position: absolute; width: 11px }
        &::after { background: currentColor; content: ""; height: 2px; position: absolute; width: 17px }
        &::before, &::after { left: 12px }
        .label { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; width: 1px }
      }

      .search input { border-radius: 20px; padding: 0 18px }

      .tabs { min-height: ${toolbarHeight + 31}px }
      .tab { font-size: 12px; font-weight: 500; padding-top: 12px }
      .tab[aria-selected="true"] { color: var(--label) }
      .tab .icon { border-radius: 16px; box-sizing: content-box; margin-bottom: 4px; padding: 5px 20px }
      .tab[aria-selected="true"] .icon { background: var(--raised) }

      .menu { border-radius: 4px; min-width: 140px; padding: 8px 0; width: max-content; max-width: min(280px, calc(100vw - 16px)) }
      .menu .row { font-size: 16px; gap: 24px; padding: 12px }
      .menu .row + .row { border-top: 0 }
      .menu .row .icon { color: var(--secondary); order: -1 }
      .menu .row[data-destructive] .icon { color: inherit }
      .menu .section + *, .menu .section:not(:first-child) { border-top: 1px solid var(--hairline); margin-top: 8px; padding-top: 8px }
      .menu .heading { font-size: 14px; padding: 8px 12px }

      .panel, .mark { border-radius: 12px }

      /* Whatever is pressed answers from where it is. */
      .item, .action, .row, .tab, .segment {
        --ripple: color-mix(in srgb, currentColor 12%, transparent);
        background-image: radial-gradient(circle, transparent 1%, var(--ripple) 1%);
        background-position: center;
        background-repeat: no-repeat;
        background-size: 0;
        transition: background-size 0s 0.3s;

        &:active:not(:disabled) {
          animation: ripple 0.4s;
          background-size: 15000%;
          opacity: 1;
        }
      }
    }
  }

  @keyframes ripple {
    from { background-image: radial-gradient(circle, var(--ripple) 99%, transparent 100%); background-size: 0 }
    99% { background-image: radial-gradient(circle, var(--ripple) 99%, transparent 100%); background-size: 300% 900% }
  }
`
