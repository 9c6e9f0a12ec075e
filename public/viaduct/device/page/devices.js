// Devices on sale today, or until lately. Sizes and safe areas are in points (CSS pixels) of the upright device. `sides` is the safe area
// at both sides of a phone in landscape, where its top has none. `cutout` is the camera's area of the screen. `pixels` are given where they
// are not exactly the points times the ratio.
const phone = { kind: "phone", bezel: 11 }
const tablet = { kind: "tablet", bezel: 26 }
const island = { ...phone, system: "ios", ratio: 3, cutout: "island", bottom: 34 }
const notch = { ...phone, system: "ios", ratio: 3, cutout: "notch", bottom: 34 }
const iPad = { ...tablet, system: "ios", ratio: 2, cutout: "none", top: 24, bottom: 20, sides: 0, radius: 18 }
const hole = { ...phone, system: "android", cutout: "hole", bottom: 24, bezel: 9 }
const androidTablet = { ...tablet, system: "android", cutout: "none", top: 24, bottom: 24, sides: 0, radius: 14 }

export const devices = [
  { id: "iphone-17-pro-max", name: "iPhone 17 Pro Max", ...island, width: 440, height: 956, top: 62, sides: 62, radius: 62 },
  { id: "iphone-17-pro", name: "iPhone 17 Pro", ...island, width: 402, height: 874, top: 62, sides: 62, radius: 62 },
  { id: "iphone-17", name: "iPhone 17", ...island, width: 402, height: 874, top: 62, sides: 62, radius: 62 },
  { id: "iphone-air", name: "iPhone Air", ...island, width: 420, height: 912, top: 68, sides: 68, radius: 62 },
  { id: "iphone-16-pro-max", name: "iPhone 16 Pro Max", ...island, width: 440, height: 956, top: 62, sides: 62, radius: 62 },
  { id: "iphone-16-pro", name: "iPhone 16 Pro", ...island, width: 402, height: 874, top: 62, sides: 62, radius: 62 },
  { id: "iphone-16-plus", name: "iPhone 16 Plus", ...island, width: 430, height: 932, top: 59, sides: 59, radius: 55 },
  { id: "iphone-16", name: "iPhone 16", ...island, width: 393, height: 852, top: 59, sides: 59, radius: 55 },
  { id: "iphone-16e", name: "iPhone 16e", ...notch, width: 390, height: 844, top: 47, sides: 47, radius: 47 },
  { id: "iphone-15", name: "iPhone 15", ...island, width: 393, height: 852, top: 59, sides: 59, radius: 55 },
  { id: "iphone-14-plus", name: "iPhone 14 Plus", ...notch, width: 428, height: 926, top: 47, sides: 47, radius: 53 },
  { id: "iphone-14", name: "iPhone 14", ...notch, width: 390, height: 844, top: 47, sides: 47, radius: 47 },
  { id: "iphone-13-mini", name: "iPhone 13 mini", ...notch, width: 375, height: 812, top: 50, sides: 50, radius: 44 },
  {
    id: "iphone-se", name: "iPhone SE (3rd generation)", ...phone, system: "ios", ratio: 2, cutout: "button",
    width: 375, height: 667, top: 20, bottom: 0, sides: 0, radius: 0
  },
  { id: "ipad-pro-13", name: "iPad Pro 13″", ...iPad, width: 1032, height: 1376 },
  { id: "ipad-pro-11", name: "iPad Pro 11″", ...iPad, width: 834, height: 1210 },
  { id: "ipad-air-13", name: "iPad Air 13″", ...iPad, width: 1024, height: 1366 },
  { id: "ipad-air-11", name: "iPad Air 11″", ...iPad, width: 820, height: 1180 },
  { id: "ipad", name: "iPad (A16)", ...iPad, width: 820, height: 1180 },
  { id: "ipad-mini", name: "iPad mini", ...iPad, width: 744, height: 1133, radius: 21 },
  { id: "pixel-10-pro-xl", name: "Pixel 10 Pro XL", ...hole, width: 448, height: 997, ratio: 3, top: 52, sides: 52, radius: 40, pixels: [1344, 2992] },
  { id: "pixel-10-pro", name: "Pixel 10 Pro", ...hole, width: 410, height: 914, ratio: 3.125, top: 52, sides: 52, radius: 40, pixels: [1280, 2856] },
  { id: "pixel-10", name: "Pixel 10", ...hole, width: 411, height: 923, ratio: 2.625, top: 52, sides: 52, radius: 40, pixels: [1080, 2424] },
  { id: "pixel-9a", name: "Pixel 9a", ...hole, width: 411, height: 923, ratio: 2.625, top: 52, sides: 52, radius: 36, pixels: [1080, 2424] },
  { id: "pixel-8", name: "Pixel 8", ...hole, width: 412, height: 915, ratio: 2.625, top: 48, sides: 48, radius: 38, pixels: [1080, 2400] },
  { id: "galaxy-s25-ultra", name: "Galaxy S25 Ultra", ...hole, width: 384, height: 832, ratio: 2.8125, top: 36, sides: 36, radius: 12 },
  { id: "galaxy-s25-plus", name: "Galaxy S25+", ...hole, width: 384, height: 832, ratio: 2.8125, top: 36, sides: 36, radius: 30 },
  { id: "galaxy-s25", name: "Galaxy S25", ...hole, width: 360, height: 780, ratio: 3, top: 34, sides: 34, radius: 30 },
  { id: "galaxy-a56", name: "Galaxy A56", ...hole, width: 384, height: 832, ratio: 2.8125, top: 36, sides: 36, radius: 26 },
  { id: "galaxy-z-flip-6", name: "Galaxy Z Flip6", ...hole, width: 412, height: 1006, ratio: 2.625, top: 40, sides: 40, radius: 26, pixels: [1080, 2640] },
  { id: "pixel-tablet", name: "Pixel Tablet", ...androidTablet, width: 800, height: 1280, ratio: 2 },
  { id: "galaxy-tab-s9", name: "Galaxy Tab S9", ...androidTablet, width: 800, height: 1280, ratio: 2 }
]

const groups = [
  ["iPhone", ({ system, kind }) => system === "ios" && kind === "phone"],
  ["iPad", ({ system, kind }) => system === "ios" && kind === "tablet"],
  ["Android phones", ({ system, kind }) => system === "android" && kind === "phone"],
  ["Android tablets", ({ system, kind }) => system === "android" && kind === "tablet"]
]

// In the order of the choice: [[name, devices], …].
export const deviceGroups = groups.map(([name, belongs]) => [name, devices.filter(belongs)])

// The default device of each phone.
export const usualDevices = { ios: "iphone-17-pro", android: "pixel-10" }

export function deviceNamed(id) {
  return devices.find(device => device.id === id) ?? null
}

// The screen of a device as it is held: its size and its safe area.
export function screenOf({ kind, system, width, height, top, bottom, sides }, isLandscape) {
  if (!isLandscape) return { width, height, safe: { top, right: 0, bottom, left: 0 } }
  if (kind === "tablet") return { width: height, height: width, safe: { top, right: 0, bottom, left: 0 } }
  if (system === "android") return { width: height, height: width, safe: { top: 28, right: 0, bottom, left: sides } }
  // An iPhone on its side has no status bar.
  return { width: height, height: width, safe: { top: 0, right: sides, bottom: bottom && 21, left: sides } }
}

// [width, height] as it is held.
export function pixelsOf({ width, height, ratio, pixels = [width * ratio, height * ratio] }, isLandscape) {
  return isLandscape ? pixels.toReversed() : pixels
}
