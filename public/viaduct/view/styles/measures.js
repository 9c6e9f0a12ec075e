// In CSS pixels, as on a phone.
export const barHeight = 44
export const searchHeight = 49
