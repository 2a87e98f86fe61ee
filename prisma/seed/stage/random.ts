/** A generator that deals the same numbers every time, so that the demo is the same everywhere (mulberry32). */
export function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    const once = Math.imul(state ^ (state >>> 15), 1 | state)
    const twice = (once + Math.imul(once ^ (once >>> 7), 61 | once)) ^ once
    return ((twice ^ (twice >>> 14)) >>> 0) / 4_294_967_296
  }
  const chance = (share: number) => next() < share
  const whole = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1))
  return {
    next,
    chance,
    whole,
    /** A whole number near `mean`, within the limits. */
    around: (mean: number, lowest: number, highest: number) => {
      const spread = (next() + next() + next() - 1.5) * ((highest - lowest) / 2.5)
      return Math.min(highest, Math.max(lowest, Math.round(mean + spread)))
    },
    /** `count` of them in their own order. */
    pick: <Item>(items: readonly Item[], count: number) => {
      const ranked = items.map((item, index) => ({ item, index, rank: next() }))
      const chosen = ranked.toSorted((one, other) => one.rank - other.rank).slice(0, count)
      return chosen.toSorted((one, other) => one.index - other.index).map(({ item }) => item)
    },
  }
}

export type Random = ReturnType<typeof createRandom>
