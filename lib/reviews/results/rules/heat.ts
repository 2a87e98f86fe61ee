/** From 1 (low) to 6 (high), so each whole number up to 5 has its own; `part` lies between 0 and 1. */
export const heatStep = (part: number) => 1 + Math.round(Math.min(1, Math.max(0, part)) * 5)
