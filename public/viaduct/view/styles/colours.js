const light = `
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
`

const dark = `
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
`

// The browser's own look, unless a component has asked for another.
export default `
  @layer base {
    :host { ${light} color-scheme: light dark }

    @media (prefers-color-scheme: dark) {
      :host { ${dark} }
    }

    :host([data-appearance="light"]) { ${light} color-scheme: light }
    :host([data-appearance="dark"]) { ${dark} color-scheme: dark }
  }
`
