export type Bucket = { value: number; count: number }

/** Values nobody chose count 0. */
export function buckets(lowest: number, highest: number, counts: ReadonlyMap<number, number>): Bucket[] {
  const span = Math.max(0, highest - lowest)
  return Array.from({ length: span + 1 }, (_, step) => lowest + step).map((value) => ({
    value,
    count: counts.get(value) ?? 0,
  }))
}

/** Null when nobody answered. */
export function mean(distribution: Bucket[]): number | null {
  const count = distribution.reduce((sum, bucket) => sum + bucket.count, 0)
  if (count === 0) return null
  return distribution.reduce((sum, bucket) => sum + bucket.value * bucket.count, 0) / count
}
