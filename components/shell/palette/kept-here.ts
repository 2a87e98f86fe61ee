import { devicePlace } from '@/components/ui/device-place'

/** How many lines of the palette are remembered. */
const MOST = 60
/** By how much a use counts less with each later one, so that the list follows what somebody does now. */
const FADING = 0.95

type Uses = [id: string, weight: number][]

const isUse = (one: unknown): one is Uses[number] =>
  Array.isArray(one) && one.length === 2 && typeof one[0] === 'string' && typeof one[1] === 'number'

/** The uses after one more of this line, the heaviest first. */
export function usesAfter(uses: Uses, id: string): Uses {
  const faded = uses.map(([other, weight]): Uses[number] => [other, weight * FADING])
  const before = faded.find(([other]) => other === id)?.[1] ?? 0
  const others = faded.filter(([other]) => other !== id)
  const used: Uses[number] = [id, before + 1]
  return [...others, used].toSorted(([, one], [, other]) => other - one).slice(0, MOST)
}

/**
 * What the palette keeps on this device for one person: ids and how often they were chosen, never a name, and whether ?
 * alone opens the shortcuts.
 */
export function keptHere(ownerMark: string) {
  const used = devicePlace(`palette.${ownerMark}`)
  const questionMark = devicePlace(`question-mark.${ownerMark}`)
  const uses = (): Uses => {
    const kept = used.read()
    return Array.isArray(kept) ? kept.filter(isUse) : []
  }
  return {
    /** The weight of each line that was chosen, by its id. */
    weights: () => new Map(uses()),
    noteUse: (id: string) => used.write(usesAfter(uses(), id)),
    // To somebody who dictates, each letter may be a key.
    isQuestionMarkOn: () => questionMark.read() !== false,
    keepQuestionMark: (isOn: boolean) => questionMark.write(isOn ? null : false),
  }
}

export type KeptHere = ReturnType<typeof keptHere>
