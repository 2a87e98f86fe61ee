import { devicePlace } from '@/components/ui/device-place'

/** Remembered lines. */
const MOST = 60
/** Decay per later use, so the list follows recent habits. */
const FADING = 0.95

type Uses = [id: string, weight: number][]

const isUse = (one: unknown): one is Uses[number] =>
  Array.isArray(one) && one.length === 2 && typeof one[0] === 'string' && typeof one[1] === 'number'

/** The uses after choosing this line, heaviest first. */
export function usesAfter(uses: Uses, id: string): Uses {
  const faded = uses.map(([other, weight]): Uses[number] => [other, weight * FADING])
  const before = faded.find(([other]) => other === id)?.[1] ?? 0
  const others = faded.filter(([other]) => other !== id)
  const used: Uses[number] = [id, before + 1]
  return [...others, used].toSorted(([, one], [, other]) => other - one).slice(0, MOST)
}

/** Stored per person on this device: ids with weights, never names, and the "?" setting. */
export function keptHere(ownerMark: string) {
  const used = devicePlace(`palette.${ownerMark}`)
  const questionMark = devicePlace(`question-mark.${ownerMark}`)
  const uses = (): Uses => {
    const kept = used.read()
    return Array.isArray(kept) ? kept.filter(isUse) : []
  }
  return {
    /** Weights by line id. */
    weights: () => new Map(uses()),
    noteUse: (id: string) => used.write(usesAfter(uses(), id)),
    // Speech input may trigger single-letter keys, so "?" can be turned off.
    isQuestionMarkOn: () => questionMark.read() !== false,
    keepQuestionMark: (isOn: boolean) => questionMark.write(isOn ? null : false),
  }
}

export type KeptHere = ReturnType<typeof keptHere>
