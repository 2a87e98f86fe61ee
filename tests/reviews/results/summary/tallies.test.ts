import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Relationship } from '@/lib/platform/generated/prisma/enums'
import type { Eyes } from '@/lib/reviews/results/rules/shown-results'
import { figuresOf, hiddenCount, keyFigure, shownOfTallies, type Tally } from '@/lib/reviews/results/rules/tallies'

const tally = (kind: Tally['kind'], key: string, count: number, group: Relationship = 'PEER'): Tally => ({
  questionId: 'q',
  isBefore: false,
  kind,
  key,
  count,
  group,
})

const scale = { type: 'scale', lowest: 2, highest: 5, options: [] } as const
const outsider = { seesNames: false, ownGroup: null }

describe('the figures of a question', () => {
  test('put the groups together, and count no missing part', () => {
    const tallies = [
      tally('answered', '', 4),
      tally('answered', '', 1, 'OTHER'),
      tally('score', '2', 2),
      tally('score', '5', 1),
      tally('score', '5', 1, 'OTHER'),
      tally('hidden', '', 3),
    ]
    const figures = figuresOf(scale, tallies)
    expect(figures).toMatchObject({ answered: 5, mean: 3.5, textCount: 0, yes: 0, no: 0, options: [] })
    expect(figures.distribution.map(({ count }) => count)).toEqual([2, 0, 0, 2])
    expect(keyFigure('scale', figures)).toEqual({ value: 3.5, people: 4 })
    expect(hiddenCount(tallies)).toBe(3)
  })

  test('of nothing are nothing', () => {
    const nothing = figuresOf(scale, [])
    expect(nothing).toMatchObject({ answered: 0, mean: null })
    expect(keyFigure('scale', nothing)).toBeNull()
    expect(keyFigure('yesno', figuresOf({ ...scale, type: 'yesno' }, []))).toBeNull()
    expect(
      keyFigure('textarea', figuresOf({ type: 'textarea', lowest: null, highest: null, options: [] }, [])),
    ).toBeNull()
  })

  test('of yes or no come down to the share of yes', () => {
    const yesno = { type: 'yesno', lowest: null, highest: null, options: [] } as const
    const figures = figuresOf(yesno, [tally('answered', '', 4), tally('yes', 'true', 3), tally('yes', 'false', 1)])
    expect(keyFigure('yesno', figures)).toEqual({ value: 75, people: 4 })
  })
})

describe('what is shown of a rating', () => {
  test.each([
    [3, 3, true],
    [3, 2, false],
    [5, 2, false],
  ])('that %i answered, %i with stars: %s', (answered, scored, isShown) => {
    const tallies = [tally('answered', '', answered), tally('score', '7', scored), tally('text', '', answered)]
    expect(shownOfTallies('rating', tallies, outsider).all).toBe(isShown)
    expect(shownOfTallies('scale', tallies, outsider).all).toBe(true)
  })

  test('is no group beside one that only one person of commented', () => {
    const tallies = [tally('answered', '', 3), tally('score', '7', 3), tally('answered', '', 1, 'REPORT')]
    expect(shownOfTallies('rating', tallies, outsider)).toEqual({ all: true, groups: [] })
    expect(shownOfTallies('rating', tallies, { seesNames: true, ownGroup: null }).groups).toEqual(['PEER', 'REPORT'])
  })
})

const relationships = Object.values(Relationship)

/** How many of each group answered, in the order of `relationships`, and how many of these answers are hidden. */
type Hiding = { people: number[]; hidden: number[] }

const shownAfter = ({ people, hidden }: Hiding, eyes: Eyes) => {
  const tallies = relationships.flatMap((group, index) => {
    const gone = hidden[index] ?? 0
    return [tally('answered', '', (people[index] ?? 0) - gone, group), tally('hidden', 'whole', gone, group)]
  })
  const found = tallies.filter(({ count }) => count > 0)
  return shownOfTallies('textarea', found, eyes)
}

/** So many of these answers, each by the place of its group. */
const hiddenOf = (places: readonly number[]) => relationships.map((_, at) => places.filter((one) => one === at).length)

const hidingScene = fc.record({
  people: fc.array(fc.nat({ max: 6 }), { minLength: relationships.length, maxLength: relationships.length }),
  order: fc.array(fc.nat(), { minLength: 6 * relationships.length, maxLength: 6 * relationships.length }),
  count: fc.nat({ max: 8 }),
  ownGroups: fc.array(fc.option(fc.constantFrom(...relationships)), { minLength: 1, maxLength: 2 }),
})

describe('what is shown since something is hidden', () => {
  const eyesOf = ([ownGroup = null, ...others]: (Relationship | null)[]): Eyes => {
    const [beside] = others.map((own) => ({ seesNames: false, ownGroup: own }))
    return { seesNames: false, ownGroup, ...(beside && { beside }) }
  }

  test('is never more than before', () => {
    const before = shownAfter({ people: [0, 1, 0, 3, 0, 0], hidden: [] }, outsider)
    const after = shownAfter({ people: [0, 1, 0, 3, 0, 0], hidden: [0, 1, 0, 0, 0, 0] }, outsider)
    expect([before, after]).toEqual([
      { all: true, groups: [] },
      { all: true, groups: [] },
    ])
  })

  test('is the same, whichever of the groups that were not shown has lost it', () => {
    fc.assert(
      fc.property(hidingScene, ({ people, order, count, ownGroups }) => {
        const eyes = eyesOf(ownGroups)
        const { groups } = shownAfter({ people, hidden: [] }, eyes)
        const places = people.flatMap((size, at) => Array.from({ length: size }, () => at))
        const drawn = places
          .map((place, index) => ({ place, key: order[index] ?? 0 }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ place }) => place)
        const isKnown = (place: number) => groups.some((group) => group === relationships[place])
        const hidden = drawn.slice(0, count)
        const known = hidden.filter(isKnown)
        const others = places.filter((place) => !isKnown(place)).slice(0, hidden.length - known.length)
        const one = shownAfter({ people, hidden: hiddenOf(hidden) }, eyes)
        expect(shownAfter({ people, hidden: hiddenOf([...known, ...others]) }, eyes)).toEqual(one)
        for (const group of one.groups) expect(groups).toContain(group)
      }),
      { numRuns: 2000 },
    )
  })
})
