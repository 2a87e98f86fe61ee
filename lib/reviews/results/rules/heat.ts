/** The shade of a figure from 1 (low) to 5 (high), by where it lies between its ends, from 0 to 1. */
export const heatStep = (part: number) => Math.min(5, 1 + Math.floor(Math.max(0, part) * 5))
