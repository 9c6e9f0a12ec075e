import { toolbarHeight } from "./measures.js"

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
      &[data-position="top"] { top: calc(60px + var(--edge-top)) }
      &[data-position="center"] { top: 50%; transform: translateY(-50%) }
      &[data-position="bottom"] { bottom: calc(${toolbarHeight + 8}px + var(--edge-bottom)) }
    }

    .overlays > .element {
      animation: fade 0.25s;
      font-size: 15px;
      line-height: 20px;
      max-width: min(560px, 100%);

      &.text { border-radius: 10px; padding: 10px 16px; pointer-events: none; text-align: center }
      &:is(.stack, .button)[data-box] { border-radius: 14px; box-shadow: var(--shadow) }
      &.button { box-shadow: var(--shadow) }
    }
  }
`
