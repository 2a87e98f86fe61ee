import type { Day } from '@/lib/shared/dates'

type Matching = {
  /** Possible slot numbers per person, best first. */
  wanted: ReadonlyMap<string, readonly number[]>
  days: readonly Day[]
  roomOn: (day: Day) => number
}

/**
 * Maximum matching: people with a slot move to another of their slots to make room. Returns each person's slot number.
 */
export function matchSlots({ wanted, days, roomOn }: Matching): ReadonlyMap<string, number> {
  const slotOf = new Map<string, number>()
  const dayOf = (slot: number | undefined) => days[slot ?? -1] ?? ''
  const holderOf = (slot: number) => [...slotOf.keys()].find((person) => slotOf.get(person) === slot)
  const holdersOn = (day: Day) => [...slotOf.keys()].filter((person) => dayOf(slotOf.get(person)) === day)
  const isFree = (slot: number) => holderOf(slot) === undefined && holdersOn(dayOf(slot)).length < roomOn(dayOf(slot))

  /** Whether a slot or its day can be freed by moving others not tried yet. */
  function isVacated(slot: number, asked: Set<string | number>): boolean {
    const holder = holderOf(slot)
    if (holder !== undefined) return place(holder, asked)
    const day = dayOf(slot)
    if (asked.has(day)) return false
    asked.add(day)
    return holdersOn(day).some((person) => place(person, asked))
  }

  function place(person: string, asked: Set<string | number>): boolean {
    if (asked.has(person)) return false
    asked.add(person)
    const slots = (wanted.get(person) ?? []).filter((slot) => !asked.has(slot))
    for (const slot of slots) asked.add(slot)
    const found = slots.find(isFree) ?? slots.find((slot) => isVacated(slot, asked))
    if (found !== undefined) slotOf.set(person, found)
    return found !== undefined
  }

  for (const person of wanted.keys()) place(person, new Set())
  return slotOf
}
