export type ProgressTone = 'danger' | 'warning' | 'info' | 'success' | 'primary'

/** By percent: below 25 red, to 49 yellow, to 74 blue, to 98 green, from 99 teal. */
export function progressTone(percent: number): ProgressTone {
  if (percent < 25) return 'danger'
  if (percent < 50) return 'warning'
  if (percent < 75) return 'info'
  if (percent < 99) return 'success'
  return 'primary'
}

/** Clamped to 0–100; 0 for NaN. */
export const drawablePercent = (percent: number) => (Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0)
