import { barHeight } from "./measures.js"

export default `
  @layer screen {
    dialog.screen {
      background: var(--screen-background, var(--page));
      display: none;
      flex-direction: column;
      height: 100%;
      inset: 0;
      margin: 0;
      max-height: none;
      max-width: none;
      overflow: hidden;
      position: fixed;
      width: 100%;

      &[open] { animation: slide 0.3s cubic-bezier(0.2, 0.9, 0.3, 1); display: flex }
      &[data-style="push"][open] { animation-name: push }

      &:is([data-style="sheet"], [data-style="popover"]) {
        background: var(--screen-background, var(--sheet));
        border-radius: var(--corner) var(--corner) 0 0;
        box-shadow: var(--shadow);
        --gap: max(48px, calc(var(--edge-top) + 10px));
        height: calc(100% - var(--gap));
        top: var(--gap);
        transition: height 0.25s, top 0.25s;

        &[data-detent]:not([data-detent="large"]) { height: 52%; top: 48% }

        @media (min-width: 700px) {
          border-radius: var(--corner);
          height: min(720px, calc(100% - 96px));
          inset: 0;
          margin: auto;
          width: min(620px, calc(100% - 96px));

          &[data-detent]:not([data-detent="large"]) { height: min(420px, calc(100% - 96px)); top: 0 }
        }
      }

      &[data-undimmed]::backdrop { background: none }
      &:is([data-style="push"], [data-style="fullScreen"])::backdrop { background: var(--screen-background, var(--page)) }
    }

    dialog.screen .bar { background: color-mix(in srgb, var(--bar) 60%, transparent); inset: auto }

    .grabber {
      flex: none;
      height: 16px;
      touch-action: none;
      width: 100%;

      &::before {
        background: var(--hairline);
        border-radius: 3px;
        content: "";
        display: block;
        height: 5px;
        margin: 6px auto 0;
        width: 36px;
      }

      &:disabled { opacity: 1 }
    }

    .screen-body {
      container-type: inline-size;
      flex: 1;
      min-height: 0;
      overflow: hidden auto;
      overscroll-behavior: contain;
    }

    .screen-content {
      display: flex;
      flex-direction: column;
      gap: 12px;
      margin: 0 auto;
      max-width: 720px;
      min-height: 100%;
      padding: 16px;

      &:empty { display: none }
      &:has(> [data-padded-block]:only-child, > .stack:only-child > .stack__children > [data-padded-block]:only-child) { padding-block: 0 }
      &:has(> [data-padded-inline]:only-child, > .stack:only-child > .stack__children > [data-padded-inline]:only-child) { padding-inline: 0 }
      &:has(> .list:only-child) { max-width: none; padding: 0 }
    }

    [data-unavailable] .screen-content { justify-content: center }

    .placeholder {
      color: var(--secondary);
      margin: 0 auto;
      max-width: 32em;
      padding: max(48px, calc(30vh - ${barHeight}px)) 24px 48px;
      text-align: center;
    }

    @keyframes push { from { transform: translateX(100%) } }
  }
`
