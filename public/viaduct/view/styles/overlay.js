import { barHeight, searchHeight } from "./measures.js"

export default `
  @layer overlay {
    .overlays {
      align-items: center;
      display: flex;
      flex-direction: column;
      gap: 8px;
      inset: auto 16px;
      pointer-events: none;
      position: fixed;
      z-index: 2147483645;

      &:empty { display: none }
      &[data-position="top"] { top: 60px }
      &[data-position="center"] { top: 50%; transform: translateY(-50%) }
      &[data-position="bottom"] { bottom: calc(50px + env(safe-area-inset-bottom)) }
    }

    .overlays > .element {
      animation: fade 0.25s;
      border-radius: 10px;
      box-sizing: border-box;
      max-width: min(560px, 100%);
      padding: 10px 16px;
      text-align: center;
    }

    .element {
      background: var(--element-background, transparent);
      color: var(--element-tint, var(--label));
      font-size: 15px;
      line-height: 20px;
      overflow-wrap: anywhere;
      pointer-events: auto;
      white-space: pre-line;

      &.text { pointer-events: none }
      &.stack { align-items: center; display: flex; gap: 8px }
      &.stack[data-axis="vertical"] { flex-direction: column }
      &:is(button) { align-items: center; color: var(--element-tint, var(--tint)); display: flex; gap: 6px; min-height: 44px; padding: 0 12px }
      &:is(a) { color: var(--tint) }

      &:is(input) {
        background: var(--surface-pressed);
        border: 0;
        border-radius: 10px;
        color: inherit;
        font: inherit;
        min-height: 40px;
        padding: 0 12px;

        &:focus-visible { outline: 2px solid var(--tint) }
      }

      &.switch { align-items: center; display: flex; gap: 12px; justify-content: space-between; min-height: 44px }
      &.segments { background: var(--surface-pressed); border-radius: 9px; display: flex; padding: 2px }
      &.segments > button { border-radius: 7px; flex: 1; min-height: 32px; padding: 0 12px }
      &.segments > [aria-checked="true"] { background: var(--surface) }
      img { max-height: 100%; max-width: 100% }
    }

    dialog.screen {
      background: var(--surface);
      border: 0;
      box-shadow: var(--shadow);
      color: var(--label);
      height: 100%;
      inset: 0;
      margin: 0 auto;
      max-height: none;
      max-width: 720px;
      overflow: auto;
      padding: 0;
      position: fixed;
      width: 100%;

      &[data-style="sheet"], &[data-style="popover"] {
        animation: slide 0.3s;
        border-radius: var(--corner) var(--corner) 0 0;
        height: calc(100% - 48px);
        top: 48px;
      }

      &[data-style="push"] { animation: push 0.3s }
    }

    .screen-bar {
      align-items: center;
      border-bottom: 1px solid var(--hairline);
      display: grid;
      gap: 8px;
      grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr);
      min-height: ${barHeight}px;
      padding: 0 8px;

      .item { color: var(--tint); min-height: 44px; padding: 0 8px }
    }

    .screen-content { display: flex; flex-direction: column; gap: 12px; padding: 16px }
    .placeholder { color: var(--secondary); padding: 48px 16px; text-align: center }

    .haptic {
      animation: haptic 1.2s forwards;
      background: var(--surface);
      border-radius: 999px;
      box-shadow: var(--shadow);
      color: var(--secondary);
      font-size: 13px;
      inset: 56px 16px auto auto;
      line-height: 18px;
      padding: 6px 14px;
      position: fixed;
      z-index: 2147483647;

      &:empty { display: none }
      &[data-feedback="error"] { color: var(--destructive) }
    }

    .search {
      backdrop-filter: saturate(180%) blur(20px);
      background: var(--bar);
      border-bottom: 1px solid var(--hairline);
      box-sizing: border-box;
      color: var(--label);
      display: flex;
      gap: 8px;
      height: ${searchHeight}px;
      inset: ${barHeight}px 0 auto;
      padding: 4px 16px 8px;
      position: fixed;
      z-index: 2147483645;

      &[hidden] { display: none }

      input {
        background: var(--surface-pressed);
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

      button {
        color: var(--tint);
        padding: 0 4px;

        &[hidden] { display: none }
      }
    }
  }

  @keyframes push { from { transform: translateX(100%) } }

  @keyframes haptic {
    0%, 100% { opacity: 0 }
    10%, 80% { opacity: 1 }
    20%, 40% { transform: translateX(-3px) }
    30%, 50% { transform: translateX(3px) }
  }
`
