/**
 * The value that as many lie below as above; NaN of nothing.
 * @param {number[]} values
 */
export const median = (values) => quantile(values, 0.5)

/**
 * The value that this share of all lie below, read between neighbours.
 * @param {number[]} values
 * @param {number} share from 0 to 1
 */
export function quantile(values, share) {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const low = sorted[Math.floor(place)] ?? NaN
  const high = sorted[Math.ceil(place)] ?? NaN
  return low + (high - low) * (place - Math.floor(place))
}

/**
 * @param {number} value
 * @param {number} digits after the point
 */
export const inDigits = (value, digits) => (Number.isFinite(value) ? value.toFixed(digits) : '–')
