/** From 1 (low) to 5 (high); `part` lies between 0 and 1. */
export const heatStep = (part: number) => Math.min(5, 1 + Math.floor(Math.max(0, part) * 5))
