import { barHeight } from "./measures.js"

export default `
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
`
