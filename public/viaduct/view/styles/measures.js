// In CSS pixels, as on a phone.
export const barHeight = 44
export const materialBarHeight = 56
// What is left free above a sheet.
export const sheetGap = 12
export const promptHeight = 24
export const largeTitleHeight = 52
export const searchHeight = 49
export const scopesHeight = 44
export const toolbarHeight = 49
