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

    .overlay {
      animation: fade 0.25s;
      background: var(--overlay-background, transparent);
      border-radius: 10px;
      box-sizing: border-box;
      color: var(--overlay-tint, var(--label));
      font-size: 15px;
      line-height: 20px;
      max-width: min(560px, 100%);
      overflow-wrap: anywhere;
      padding: 10px 16px;
      text-align: center;
      white-space: pre-line;

      &.stack { align-items: center; display: flex; gap: 8px }
      &.stack[data-axis="vertical"] { flex-direction: column }
      &.stack > .overlay { padding: 0 }
    }

    button.overlay {
      align-items: center;
      color: var(--overlay-tint, var(--tint));
      display: flex;
      gap: 6px;
      min-height: 44px;
      pointer-events: auto;
    }

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

  @keyframes haptic {
    0%, 100% { opacity: 0 }
    10%, 80% { opacity: 1 }
    20%, 40% { transform: translateX(-3px) }
    30%, 50% { transform: translateX(3px) }
  }
`
