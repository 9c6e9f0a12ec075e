export default `
  @layer status {
    .mark {
      background: var(--surface);
      border-radius: 999px;
      box-shadow: var(--shadow);
      color: var(--secondary);
      font-size: 13px;
      inset: auto auto max(16px, var(--edge-bottom)) 50%;
      line-height: 18px;
      padding: 6px 14px;
      position: fixed;
      transform: translateX(-50%);
      z-index: 2147483647;

      &:empty { display: none }
    }

    .panel {
      background: var(--surface);
      border-radius: var(--corner);
      box-shadow: var(--shadow);
      box-sizing: border-box;
      color: var(--label);
      font-size: 15px;
      inset: auto auto max(16px, var(--edge-bottom)) 50%;
      line-height: 20px;
      max-width: min(640px, calc(100vw - 32px));
      padding: 14px 16px 6px;
      position: fixed;
      transform: translateX(-50%);
      width: max-content;
      z-index: 2147483647;

      &[hidden] { display: none }
    }

    .panel__text {
      max-height: 40vh;
      overflow: auto;
      white-space: pre-wrap;

      &:empty { display: none }
      &[data-level="error"] { color: var(--destructive); font: 13px/18px ui-monospace, "SF Mono", Menlo, Consolas, monospace }
    }

    .panel__buttons { display: flex; justify-content: flex-end }

    .panel__button {
      border-radius: 8px;
      color: var(--tint);
      font-weight: 600;
      min-height: 36px;
      padding: 0 12px;

      &[hidden] { display: none }
    }

    .haptic {
      animation: haptic 1.2s forwards;
      background: var(--surface);
      border-radius: 999px;
      box-shadow: var(--shadow);
      color: var(--secondary);
      font-size: 13px;
      inset: calc(56px + var(--edge-top)) 16px auto auto;
      line-height: 18px;
      padding: 6px 14px;
      position: fixed;
      z-index: 2147483647;

      &:empty { display: none }
      &[data-feedback="error"] { color: var(--destructive) }
    }
  }

  @keyframes haptic {
    0%, 100% { opacity: 0 }
    10%, 80% { opacity: 1 }
    20%, 40% { transform: translateX(-3px) }
    30%, 50% { transform: translateX(3px) }
  }
`
