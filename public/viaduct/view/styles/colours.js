const light = `
  --tint: #0062cc;
  --on-tint: #fff;
  --destructive: #d70015;
  --label: #000;
  --secondary: #5c5c61;
  --surface: #fff;
  --page: #fff;
  --sheet: #fff;
  --surface-pressed: #e5e5ea;
  --bar: rgb(249 249 249 / 0.86);
  --hairline: rgb(60 60 67 / 0.29);
  --fill: rgb(118 118 128 / 0.14);
  --track: rgb(120 120 128 / 0.2);
  --track-strong: #b8b8bd;
  --raised: #fff;
  --on: #34c759;
  --on-tint: #fff;
  --grouped: #f2f2f7;
  --grouped-row: #fff;
  --dim: rgb(0 0 0 / 0.28);
  --shadow: 0 8px 40px rgb(0 0 0 / 0.22);
`

const dark = `
  --tint: #64b1ff;
  --on-tint: #000;
  --destructive: #ff7a72;
  --label: #fff;
  --secondary: #aeaeb2;
  --surface: #2c2c2e;
  --page: #000;
  --sheet: #1c1c1e;
  --surface-pressed: #3a3a3c;
  --bar: rgb(29 29 31 / 0.86);
  --hairline: rgb(84 84 88 / 0.65);
  --fill: rgb(118 118 128 / 0.28);
  --track: rgb(120 120 128 / 0.36);
  --track-strong: #636366;
  --raised: #636366;
  --on: #30d158;
  --on-tint: #000;
  --grouped: #1c1c1e;
  --grouped-row: #2c2c2e;
  --dim: rgb(0 0 0 / 0.48);
  --shadow: 0 8px 40px rgb(0 0 0 / 0.6);
`

// The browser's own look, unless a component has asked for another.
export default `
  @layer base {
    :host { ${light} color-scheme: light dark }

    @media (prefers-color-scheme: dark) {
      :host { ${dark} }
    }

    :host([data-appearance="light"]), dialog[data-appearance="light"] { ${light} color-scheme: light }
    :host([data-appearance="dark"]), dialog[data-appearance="dark"] { ${dark} color-scheme: dark }
  }
`
