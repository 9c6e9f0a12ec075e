// In points of a body text, as Apple's Human Interface Guidelines list them.
const bodies = {
  xsmall: 14, small: 15, medium: 16, large: 17, xlarge: 19, xxlarge: 21, xxxlarge: 23, "accessibility-medium": 28, "accessibility-large": 33,
  "accessibility-xlarge": 40, "accessibility-xxlarge": 47, "accessibility-xxxlarge": 53
}

// By how much the letters of a list are larger than at the phone's ordinary text size.
export function textScale(size) {
  return (Object.hasOwn(bodies, size) ? bodies[size] : bodies.large) / bodies.large
}
