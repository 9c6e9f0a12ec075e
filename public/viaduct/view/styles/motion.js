export default `
  @keyframes slide { from { transform: translateY(100%) } }
  @keyframes pop { from { opacity: 0; transform: scale(1.12) } }
  @keyframes grow { from { opacity: 0; transform: scale(0.85) } }
  @keyframes fade { from { opacity: 0 } }

  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after, dialog, dialog::backdrop { animation: none !important; transition: none !important }
  }
`
