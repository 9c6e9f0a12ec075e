import { barHeight } from "./measures.js"

export default `
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
`
