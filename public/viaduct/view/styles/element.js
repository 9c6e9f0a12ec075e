export default `
  @layer element {
    .element {
      border: 0 solid var(--element-border, var(--hairline));
      box-sizing: border-box;
      color: var(--element-tint, var(--label));
      font-size: 17px;
      line-height: 22px;
      max-width: 100%;
      min-width: 0;
      overflow-wrap: anywhere;
      pointer-events: auto;

      &[data-box] { background-color: var(--element-background, transparent) }
    }

    .text {
      white-space: pre-line;

      &.element[data-box] { padding: 4px 8px }
      &[data-align="center"] { text-align: center }
      &[data-align="right"] { text-align: end }
      &[data-italic] { font-style: italic }

      &:is([data-lines="one"], [data-lines="some"]) {
        -webkit-box-orient: vertical;
        display: -webkit-box;
        -webkit-line-clamp: var(--lines, none);
        overflow: hidden;
      }

      .icon { display: inline-grid; height: 1em; vertical-align: -0.1em; width: 1em }
    }

    .run {
      &[data-italic] { font-style: italic }
      &[data-underline] { text-decoration: underline }
      &[data-strike] { text-decoration: line-through }
      &[data-underline][data-strike] { text-decoration: underline line-through }
    }

    a.run, a.element { color: var(--tint) }

    .picture {
      display: grid;
      flex: none;
      overflow: hidden;
      place-items: center;

      .icon { color: var(--picture-tint, var(--element-tint, var(--tint))); height: 100%; max-width: 100%; width: 100% }
      &[data-content="symbol"] { min-height: 24px; min-width: 24px }
      &[data-content="symbol"] .icon { aspect-ratio: 1; height: auto; max-height: 100% }
      &[data-content="symbol"]:not([style*="width"], [style*="height"]) .icon { width: 28px }
      &[data-content="symbol"][style*="height"]:not([style*="width"]) {
        grid-template-rows: minmax(0, 1fr);

        .icon { height: 100%; width: auto }
      }
      canvas { height: auto; max-height: 60vh; max-width: 100%; object-fit: contain }
      &[style*="width"] canvas, &[style*="height"] canvas { height: 100%; width: 100% }
      &[data-fit="cover"] canvas { object-fit: cover }
      &[data-fit="fill"] canvas { object-fit: fill }
    }

    .icon canvas { height: 100%; object-fit: contain; width: 100% }
    .icon svg { color: var(--picture-tint, inherit) }

    .button {
      align-items: center;
      border-radius: 10px;
      color: var(--element-tint, var(--tint));
      display: flex;
      gap: 6px;
      justify-content: center;
      min-height: 44px;
      padding: 7px 12px;
      text-align: center;
      transition: opacity 0.15s;

      &:active:not(:disabled) { opacity: 0.5 }
      &[data-style="none"] { align-self: center; padding-inline: 4px }
      &[data-style="gray"], &[data-style="bordered"] { background-color: var(--element-fill, var(--fill)) }
      &[data-style="tinted"] { background-color: var(--element-fill, color-mix(in srgb, var(--tint) 16%, transparent)) }

      &:is([data-style="filled"], [data-style="prominent"]) {
        background-color: var(--element-fill, var(--tint));
        color: var(--element-tint, var(--on-tint));
        font-weight: 600;
      }

      &[data-capsule] { border-radius: 999px; padding-inline: 18px }
      &[data-large] { min-height: 50px }
      &[data-icon-only] .button__text { display: none }
      &[data-pictured=""] > .icon, &[data-pictured="loading"] > .icon { display: none }
      &[data-placement="trailing"] { flex-direction: row-reverse }
      &[data-placement="top"] { flex-direction: column }
      &[data-placement="bottom"] { flex-direction: column-reverse }
      &[aria-pressed="true"] { background-color: color-mix(in srgb, var(--tint) 16%, transparent) }
      &[data-loading]::before { animation: turn 1s steps(8) infinite; content: "◌" }
    }

    .button__text { display: grid; min-width: 0 }
    .button__subtitle { font-size: 13px; font-weight: 400; line-height: 18px; opacity: 0.85 }
    .button__subtitle:empty { display: none }

    .stack { display: grid; position: relative }
    .stack[data-clips] { overflow: hidden }
    .stack[data-width] > .stack__children > .element[data-width] { flex: none; max-width: none }
    .stack[data-box] { padding: 12px }
    .stack[data-box][style*="height"] { padding: 0 }

    .stack__children {
      align-items: stretch;
      display: flex;
      flex-direction: column;
      gap: var(--spacing, 8px);
      min-width: 0;

      .stack[data-axis="horizontal"] > & { align-items: center; flex-direction: row }
      .stack[data-axis="horizontal"] > & > :is(.text, .stack, .field, .slider, .progress) { flex: 1 }
      .stack[data-axis="horizontal"] > & > .switch { flex: none; margin-inline-start: auto }
      .stack[data-align="center"] > & { align-items: center }
      .stack[data-align="leading"] > & { align-items: flex-start }
      .stack[data-align="trailing"] > & { align-items: flex-end }
      .stack[data-distribution="equal"] > & > * { flex: 1 }
      .stack[data-distribution="between"] > & { justify-content: space-between }
      .stack[data-distribution="between"][data-axis="horizontal"] > & > .text { flex: none }
      .stack:has(> .stack__tap) > & { pointer-events: none }
      .stack:has(> .stack__tap) > & :is(button, input, select, textarea, a) { pointer-events: auto; position: relative }
    }

    .stack[data-scrolls] { overflow-x: auto; scrollbar-width: thin }
    .stack[data-scrolls] > .stack__children { width: max-content }
    .stack[data-scrolls] .stack__children > .element.element { flex: none }
    .element[data-press] { -webkit-touch-callout: none; cursor: default; user-select: none }

    .stack__tap { border-radius: inherit; inset: 0; position: absolute }
    .stack__tap:active { background: var(--fill) }

    .refresh {
      align-items: center;
      color: var(--secondary);
      display: flex;
      font-size: 13px;
      gap: 6px;
      justify-self: center;
      margin: 0 auto;
      min-height: 36px;
      padding: 0 12px;

      .icon { height: 16px; width: 16px }
      &[data-refreshing] .icon { animation: turn 1s linear infinite }
    }

    @keyframes turn { to { transform: rotate(1turn) } }
  }
`
