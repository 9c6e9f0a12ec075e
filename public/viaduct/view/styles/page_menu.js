export const pageMenuStyles = new CSSStyleSheet()

pageMenuStyles.replaceSync(`
  @layer status {
    .viaduct-button {
      --brand: #0a6453;
      background: var(--brand);
      border-radius: 12px 0 0 12px;
      box-shadow: 0 1px 4px rgb(0 0 0 / 0.3);
      display: grid;
      height: 36px;
      opacity: 0.5;
      padding-inline-start: 2px;
      place-items: center;
      position: fixed;
      right: 0;
      top: 60%;
      transition: opacity 0.15s, width 0.15s;
      width: 22px;
      z-index: 2147483644;

      &:hover, &:focus-visible, &:has(+ :popover-open) { opacity: 1; width: 30px }
      &:focus-visible { outline-offset: 2px }
      svg { fill: #fff; height: 16px; width: 16px }
    }

    .viaduct-menu {
      background: var(--surface);
      border: 0;
      border-radius: var(--corner);
      box-shadow: var(--shadow);
      color: var(--label);
      font-size: 15px;
      inset: auto 38px calc(40% - 72px) auto;
      line-height: 20px;
      margin: 0;
      max-width: calc(100vw - 46px);
      padding: 14px 16px 8px;
      position: fixed;
      width: 272px;

      &:popover-open { animation: grow 0.18s cubic-bezier(0.2, 0.9, 0.3, 1); display: grid; gap: 10px; transform-origin: 100% 60% }
      h2 { font-size: 15px; font-weight: 600 }
    }

    .viaduct-menu__state {
      color: var(--secondary);
      display: grid;
      font-size: 13px;
      gap: 8px;
      grid-template-columns: auto minmax(0, 1fr);
      line-height: 18px;
      margin-top: -6px;

      &::before { background: var(--on); border-radius: 50%; content: ""; height: 8px; margin-top: 5px; width: 8px }
      [data-connected="false"] &::before { background: var(--destructive) }
    }

    .viaduct-menu__platforms {
      background: var(--fill);
      border-radius: 9px;
      display: grid;
      grid-template-columns: 1fr 1fr;
      padding: 2px;

      label { cursor: pointer; position: relative }
      input { appearance: none; cursor: inherit; inset: 0; margin: 0; outline: 0; position: absolute }
      span { border-radius: 7px; display: block; font-weight: 500; line-height: 30px; text-align: center }
      :checked + span { background: var(--raised); box-shadow: 0 1px 3px rgb(0 0 0 / 0.2); font-weight: 600 }
      :focus-visible + span { outline: 3px solid var(--tint) }
    }

    .viaduct-menu__row {
      border-top: 1px solid var(--hairline);
      color: var(--tint);
      display: block;
      margin: 0 -16px;
      padding: 11px 16px;
      text-align: start;
      text-decoration: none;

      & + & { margin-top: -10px }
      &:last-child { margin-bottom: -8px }
      &:hover { background: var(--surface-pressed) }
      &:focus-visible { outline: 3px solid var(--tint); outline-offset: -3px }
    }

    .viaduct-menu__hint { color: var(--secondary); font-size: 13px; line-height: 18px }
  }
`)
