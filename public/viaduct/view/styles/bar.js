import { barHeight, largeTitleHeight, promptHeight, scopesHeight, searchHeight, sheetGap, toolbarHeight } from "./measures.js"

export default `
  @layer bar {
    .bar, .toolbar, .tabs {
      backdrop-filter: saturate(180%) blur(20px);
      background: var(--bar);
      color: var(--label);
    }

    .bar {
      border-bottom: 1px solid var(--hairline);
      inset: 0 0 auto;
      padding: var(--edge-top) var(--edge-right) 0 var(--edge-left);
      position: fixed;
      z-index: 2147483646;
    }

    /* A page that covers the one below is a sheet, of which the gap above it belongs to the other. */
    .bar[data-modal] {
      animation: slide 0.35s cubic-bezier(0.2, 0.8, 0.2, 1);
      backdrop-filter: none;
      background: var(--sheet);
      border-radius: 14px 14px 0 0;
      padding-top: 0;
      top: calc(${sheetGap}px + var(--edge-top));
    }

    .bar__gap {
      background: #000;
      height: calc(${sheetGap + 14}px + var(--edge-top));
      inset: 0 0 auto;
      position: fixed;
      z-index: 2147483645;
    }

    .bar__row {
      align-items: center;
      display: grid;
      gap: 8px;
      grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr);
      height: ${barHeight - 1}px;
      padding: 0 8px;
    }

    .prompt {
      color: var(--secondary);
      font-size: 13px;
      height: ${promptHeight}px;
      line-height: 18px;
      overflow: hidden;
      padding: 6px 16px 0;
      text-align: center;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .titles { display: grid; justify-items: center; min-width: 0 }

    .title, .bar__subtitle, .large-title {
      max-width: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .title { font-weight: 600; text-align: center }
    .bar__subtitle { color: var(--secondary); font-size: 12px; line-height: 14px }
    .title-view { align-items: center; display: flex; max-height: ${barHeight - 1}px; max-width: 100%; min-width: 0 }
    .title-view > .text { font-weight: 600 }
    .title-view > .segments { min-width: 180px }

    .large-title {
      font-size: 34px;
      font-weight: 700;
      height: ${largeTitleHeight}px;
      letter-spacing: -0.02em;
      line-height: 41px;
      padding: 3px 16px 8px;
    }

    .bar[data-large] {
      .title { opacity: 0; transition: opacity 0.2s }
      &:not([data-scrolled]) { border-bottom-color: transparent }

      &[data-scrolled] {
        .title { opacity: 1 }
        .large-title { display: none }
      }
    }

    .side, .items { align-items: center; display: flex; min-width: 0 }
    .side.right { justify-content: flex-end }
    .space[data-flexible] { flex: 1 }

    .item {
      align-items: center;
      border-radius: 10px;
      color: var(--tint);
      display: flex;
      height: 36px;
      justify-content: center;
      min-width: 36px;
      padding: 0 8px;
      position: relative;
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

      .badge {
        background: var(--destructive);
        border-radius: 999px;
        color: #fff;
        font-size: 11px;
        font-weight: 600;
        inset: 0 0 auto auto;
        line-height: 16px;
        min-height: 8px;
        min-width: 8px;
        padding: 0 5px;
        position: absolute;

        &:empty { padding: 0 }
      }
    }

    .back {
      .label { max-width: 30vw }

      &[data-back] {
        padding-inline-start: 2px;

        &::before {
          border: solid currentColor;
          border-width: 2.5px 0 0 2.5px;
          content: "";
          flex: none;
          height: 12px;
          margin: 0 6px 0 8px;
          transform: rotate(-45deg);
          width: 12px;
        }
      }
    }

    .search__row { display: flex; gap: 8px; height: ${searchHeight}px; padding: 4px 16px 8px }
    .scopes { height: ${scopesHeight - 10}px; margin: 0 16px 10px }

    .search {
      input {
        background: var(--fill);
        border: 0;
        border-radius: 10px;
        color: inherit;
        flex: 1;
        font: inherit;
        min-height: 36px;
        min-width: 0;
        padding: 0 12px;

        &::placeholder { color: var(--secondary); opacity: 1 }
        &:focus-visible { outline: 2px solid var(--tint) }
      }

      .search__row > button { color: var(--tint); padding: 0 4px }
    }

    .toolbar, .tabs {
      align-items: center;
      border-top: 1px solid var(--hairline);
      display: flex;
      gap: 4px;
      inset: auto 0 0;
      justify-content: space-between;
      min-height: ${toolbarHeight}px;
      padding: 0 calc(8px + var(--edge-right)) var(--edge-bottom) calc(8px + var(--edge-left));
      position: fixed;
      z-index: 2147483646;
    }

    dialog .bar { padding-top: 0 }
    dialog:is([data-style="push"], [data-style="fullScreen"]) .bar { padding-top: var(--edge-top) }
    dialog :is(.bar, .toolbar, .tabs), .element.toolbar { flex: none; position: relative; z-index: auto }
    .element.toolbar { align-self: stretch; background: none; backdrop-filter: none }

    .tabs { gap: 0; justify-content: stretch }
    .toolbar:has(+ .tabs:not([hidden])) { padding-bottom: 0 }

    .tab {
      align-items: center;
      color: var(--secondary);
      display: flex;
      flex: 1;
      flex-direction: column;
      font-size: 11px;
      line-height: 14px;
      padding: 6px 4px 4px;
      position: relative;

      &[aria-selected="true"] { color: var(--tint) }
    }

    .badge {
      background: var(--destructive);
      border-radius: 999px;
      color: var(--surface);
      font-size: 12px;
      inset: 2px auto auto calc(50% + 6px);
      line-height: 18px;
      min-width: 18px;
      padding: 0 5px;
      position: absolute;
      text-align: center;
    }
  }
`
