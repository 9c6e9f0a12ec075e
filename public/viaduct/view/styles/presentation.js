export default `
  @layer presentation {
    dialog {
      background: none;
      border: 0;
      color: var(--label);
      margin: auto auto max(8px, var(--edge-bottom));
      max-height: calc(100dvh - 16px - var(--edge-top));
      max-width: none;
      overflow: hidden auto;
      padding: 0;
      width: min(calc(100% - 16px), 400px);

      &[open] { animation: slide 0.3s cubic-bezier(0.2, 0.9, 0.3, 1) }
      &::backdrop { animation: fade 0.2s; background: var(--dim) }
      &:focus-visible { outline: none }

      .group { background: var(--surface); border-radius: var(--corner); overflow: hidden }
      .group + .group { margin-top: 8px }
    }

    .head {
      color: var(--secondary);
      font-size: 13px;
      line-height: 18px;
      padding: 14px 16px;
      text-align: center;

      h2 { font-weight: 600 }
    }

    .actions { display: flex; flex-direction: column }

    .group > .actions {
      &:first-child > .action:first-child { border-radius: var(--corner) var(--corner) 0 0 }
      &:last-child > .action:last-child { border-radius: 0 0 var(--corner) var(--corner) }
      &:only-child > .action:only-child { border-radius: var(--corner) }
      &[data-pair]:last-child > .action:first-child { border-radius: 0 0 0 var(--corner) }
      &[data-pair]:last-child > .action:last-child { border-radius: 0 0 var(--corner) }
    }

    .action {
      color: var(--tint);
      font-size: 20px;
      line-height: 25px;
      min-height: 56px;
      overflow-wrap: anywhere;
      padding: 10px 16px;

      &:active:not(:disabled), &:hover:not(:disabled) { background: var(--surface-pressed) }
      &[data-style="destructive"] { color: var(--destructive) }
      &[data-style="cancel"], &[data-preferred] { font-weight: 600 }
    }

    .actions:has([data-preferred]) .action[data-style="cancel"] { font-weight: 400 }

    :is(.head + .actions, .preview + .actions) .action:first-child, .action + .action { border-top: 1px solid var(--hairline) }

    .sheet[data-pointed] { margin: 0; position: fixed; width: 320px }

    .alert {
      margin: auto;
      width: min(calc(100vw - 32px), 280px);

      &[open] { animation: pop 0.2s cubic-bezier(0.2, 0.9, 0.3, 1) }
      .head { color: var(--label); padding: 19px 16px 18px }
      h2 { font-size: 17px; line-height: 22px }
      .action { font-size: 17px; min-height: 44px }

      [data-pair] {
        flex-direction: row;

        .action { border-top: 1px solid var(--hairline); flex: 1 }
        .action + .action { border-inline-start: 1px solid var(--hairline) }
      }

      input {
        background: color-mix(in srgb, var(--surface) 70%, var(--surface-pressed));
        border: 1px solid var(--hairline);
        border-radius: 8px;
        color: var(--label);
        display: block;
        font-size: 15px;
        margin-top: 12px;
        padding: 7px 9px;
        width: 100%;

        &::placeholder { color: var(--secondary); opacity: 1 }
        &:focus-visible { outline: 2px solid var(--tint); outline-offset: -1px }
      }

      input + input { margin-top: 8px }
    }

    .preview {
      align-items: center;
      display: flex;
      gap: 12px;
      padding: 14px 16px;

      > .icon { background: var(--surface-pressed); border-radius: 8px; flex: none; height: 44px; overflow: hidden; padding: 11px; width: 44px }
      > .icon:has(canvas) { padding: 0 }
      canvas { height: 100%; object-fit: cover; width: 100% }
      .text { min-width: 0 }
      h2 { font-size: 15px; font-weight: 600; line-height: 20px }
      p { color: var(--secondary); font-size: 13px; line-height: 18px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    }

    .share .row.action { color: var(--label); font-size: 17px; line-height: 22px; min-height: 48px }
  }
`
