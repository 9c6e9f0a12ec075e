export default `
  @layer list {
    .list { --inset: 16px; align-content: start; background: none; display: grid; flex: 1 }

    .list[data-style="grouped"], .list[data-style="inset"] {
      --row: var(--grouped-row);
      background: var(--grouped);
      margin: 0;
      padding-bottom: 24px;
    }

    .list__sections, .list__extra { margin-inline: auto; max-width: 720px; width: 100% }
    .list__extra:empty { display: none }
    .list__extra { padding: 12px var(--inset) }

    .rows { list-style: none; margin: 0; padding: 0 }
    .list[data-style="plain"] .rows { border-bottom: 1px solid var(--hairline) }
    .list:is([data-style="grouped"], [data-style="inset"]) .rows { background: var(--row) }
    .list[data-style="grouped"] .rows { border-block: 1px solid var(--hairline) }
    .list[data-style="inset"] .rows { border-radius: 12px; margin: 0 16px; overflow: hidden }
    .list:is([data-style="grouped"], [data-style="inset"]) .list-section { margin-top: 20px }

    .list-section__header, .list-section__footer {
      &:empty { display: none }
      .element { color: var(--secondary); font-size: 13px; font-weight: 400; line-height: 18px }
    }

    .list-section__header { padding: 6px var(--inset) }
    .list-section__footer { padding: 6px var(--inset) }
    .list[data-style="plain"] .list-section__header .text { color: var(--label); font-size: 15px; font-weight: 600 }
    .list[data-style="grouped"] .list-section__header .text { text-transform: uppercase }
    .list[data-style="inset"] :is(.list-section__header, .list-section__footer) { padding-inline: 32px }

    .row-item {
      align-items: center;
      color: var(--label);
      display: flex;
      gap: 12px;
      min-height: 44px;
      padding: 7px var(--inset);
      position: relative;

      & + &::before {
        border-top: 1px solid var(--hairline);
        content: "";
        inset: 0 0 auto var(--inset);
        pointer-events: none;
        position: absolute;
      }

      > .icon { color: var(--tint); height: 26px; pointer-events: none; width: 26px }
      > .icon:empty { display: none }
      &[data-selected] { background: var(--fill) }
    }

    .row-item__tap {
      inset: 0;
      position: absolute;

      &:hover:not(:disabled) { background: color-mix(in srgb, var(--fill) 50%, transparent) }
      &:active:not(:disabled) { background: var(--fill) }
    }

    .row-item__text { display: grid; flex: 1; min-width: 0; overflow-wrap: anywhere; pointer-events: none; position: relative }
    .row-item__content { display: flex; flex: 100; flex-direction: column; gap: 4px; min-width: 0; pointer-events: none; position: relative }
    .row-item__content:empty, .row-item__accessory:empty, .row-item__title:empty, .row-item__subtitle:empty, .row-item__detail:empty { display: none }
    .row-item__content .element { pointer-events: none }
    .row-item__content :is(button, input, select, textarea, a, label), .row-item__accessory { pointer-events: auto; position: relative }
    .row-item__subtitle { color: var(--secondary); font-size: 15px; line-height: 20px }
    .row-item__detail { color: var(--secondary); pointer-events: none; position: relative; text-align: end }

    .row-item__info, .row-item__more {
      border-radius: 8px;
      color: var(--tint);
      display: grid;
      height: 32px;
      place-items: center;
      position: relative;
      width: 32px;
    }

    .row-item__more { color: var(--secondary) }

    .row-item__mark {
      flex: none;
      pointer-events: none;
      position: relative;

      &[data-accessory=""] { display: none }

      &[data-accessory="disclosure"] {
        border: solid var(--track-strong);
        border-width: 2px 2px 0 0;
        height: 9px;
        margin-inline-end: 3px;
        transform: rotate(45deg);
        width: 9px;
      }

      &[data-accessory="checkmark"]::before { color: var(--tint); content: "✓"; font-weight: 600 }
    }

    .list[data-grid] .rows {
      border: 0;
      display: grid;
      gap: 10px;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--cell)), 1fr));
      padding: 10px var(--inset);

      .row-item { border-radius: 8px; min-height: var(--cell-height); overflow: hidden; padding: 8px }
      .row-item::before { display: none }
      .row-item__content:not(:empty) + .row-item__text:not(:has(:not(:empty))) { display: none }
    }
  }
`
