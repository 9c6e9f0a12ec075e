// The version of the format of recordings: docs/recording.md.
export const version = 1
