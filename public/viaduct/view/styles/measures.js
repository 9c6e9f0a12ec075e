// In CSS pixels, as on a phone.
export const barHeight = 44
