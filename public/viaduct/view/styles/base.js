export default `
  @layer base {
    :host {
      --corner: 14px;
      --row: 44px;
      --edge-top: var(--viaduct-safe-top, 0px);
      --edge-right: var(--viaduct-safe-right, 0px);
      --edge-bottom: var(--viaduct-safe-bottom, env(safe-area-inset-bottom, 0px));
      --edge-left: var(--viaduct-safe-left, 0px);
      --font: -apple-system, BlinkMacSystemFont, "SF Pro Text", "Inter", system-ui, "Segoe UI", Roboto, "Liberation Sans", sans-serif;
      display: contents;
      font: 400 17px/22px var(--font);
      letter-spacing: -0.01em;
    }


    *, ::before, ::after { box-sizing: border-box }

    [hidden] { display: none !important }

    button, input, select, textarea { color: inherit; font: inherit; letter-spacing: inherit }

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

    :host([data-pressed]) :focus-visible { outline: none !important }

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

    @media print { :host { display: none } }
  }
`
