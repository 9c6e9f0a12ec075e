export default `
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

    @media print { :host { display: none } }
  }
`
