const codes = ["qr", "ean13", "ean8", "upce", "code39", "code93", "code128", "itf14", "pdf417", "aztec", "dataMatrix", "text"]
const permissions = ["location", "camera", "microphone", "notifications", "photos", "bluetooth"]
const sizes = [
  ["xsmall", "Extra small"], ["small", "Small"], ["medium", "Medium"], ["large", "Large, the usual one"], ["xlarge", "Extra large"],
  ["xxlarge", "Extra extra large"], ["xxxlarge", "Extra extra extra large"], ["accessibility-medium", "Accessibility medium"],
  ["accessibility-large", "Accessibility large"], ["accessibility-xlarge", "Accessibility extra large"],
  ["accessibility-xxlarge", "Accessibility extra extra large"], ["accessibility-xxxlarge", "Accessibility extra extra extra large"]
]
const decisions = [["true", "Allow"], ["false", "Refuse"]]

const number = (name, most) => ({ name, type: "number", step: "any", min: -most, max: most, required: true })
const choice = (name, options) => ({ name, options })

// Facts that a phone would find out by itself: the name of the ask, the fields of its answer, and the answer of their values and back.
export const senses = [
  {
    name: "location", title: "Location", fields: [number("Latitude", 90), number("Longitude", 180)],
    answer: ([latitude, longitude]) => ({ latitude: Number(latitude), longitude: Number(longitude) }),
    values: answer => [answer?.latitude, answer?.longitude]
  },
  {
    name: "barcode", title: "Barcode", fields: [{ name: "Code", type: "text", required: true, maxLength: 4000 }, choice("Kind", codes.map(code => [code, code]))],
    answer: ([code, type]) => ({ code, type }), values: answer => [answer?.code, answer?.type]
  },
  {
    name: "token", title: "Notification token",
    fields: [{ name: "Hexadecimal digits", type: "text", required: true, maxLength: 4000, pattern: "([0-9A-Fa-f]{2})+", title: "Pairs of the digits 0–9 and a–f" }],
    answer: ([token]) => token.toLowerCase(), values: answer => [answer]
  },
  {
    name: "biometrics", title: "Face or finger", fields: [choice("Outcome", [["success", "Recognised"], ["failure", "Not recognised"], ["fallback", "Another way"]])],
    answer: ([outcome]) => outcome, values: answer => [answer]
  },
  {
    name: "text-size", title: "Text size", fields: [{ ...choice("Size", sizes), value: "large" }], usual: "usual", answered: "in use",
    set: "All pages of the room have this text size now.", forgotten: "Forgotten: the text size is the usual one again.",
    answer: ([size]) => size, values: answer => [answer]
  },
  ...permissions.map(subject => ({
    name: `permission:${subject}`, title: `Permission: ${subject}`, fields: [choice("Decision", decisions)],
    answer: ([decision]) => decision === "true", values: answer => [String(answer)]
  }))
]
