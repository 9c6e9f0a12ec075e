// On a narrower screen, a phone's, popovers cover the width.
const WIDE = 700
// Between a popover and the screen's edge.
const MARGIN = 8

// Whether it points at something on a screen of this width: a rectangle of the page, or an item that is drawn.
export function points({ source, sourceControl, fixed }) {
  return Boolean(source || sourceControl) && (Boolean(fixed) || innerWidth >= WIDE)
}

// Places an open dialog at its source, below it or else above it. Without a source it stays where its style sheet says.
export function point(root, presented) {
  for (const name of ["pointed", "side"]) delete root.dataset[name]
  for (const property of ["max-height", "left", "top", "--arrow-left"]) root.style.removeProperty(property)
  const source = points(presented) && findSource(root, presented)
  if (!source) return
  root.dataset.pointed = ""
  const arrow = parseFloat(getComputedStyle(root).getPropertyValue("--arrow"))
  const below = source.y + source.height + arrow
  const room = { below: innerHeight - MARGIN - below, above: source.y - arrow - MARGIN }
  root.style.maxHeight = `${Math.max(room.below, room.above)}px`
  const { offsetWidth: width, offsetHeight: height } = root
  const isBelow = height <= room.below || room.below >= room.above
  const middle = source.x + source.width / 2
  const left = Math.min(Math.max(MARGIN, middle - width / 2), innerWidth - width - MARGIN)
  root.dataset.side = isBelow ? "below" : "above"
  root.style.left = `${left}px`
  root.style.top = `${isBelow ? below : source.y - arrow - height}px`
  // The arrow's tip, clear of the corners.
  root.style.setProperty("--arrow-left", `${Math.min(Math.max(2 * arrow, middle - left), width - 2 * arrow)}px`)
}

function findSource(root, { source, sourceControl }) {
  if (!sourceControl) return source
  return root.getRootNode().querySelector(`[data-control="${CSS.escape(sourceControl)}"]`)?.getBoundingClientRect()
}
