import { Relationship } from '@/lib/platform/generated/prisma/enums'
import {
  readerKind,
  shownOf,
  isComparable,
  type GroupCount,
  type Eyes,
  type Shown,
} from '@/lib/reviews/results/rules/shown-results'
import { test, expect, describe } from 'vitest'
import { buckets, mean } from '@/lib/reviews/results/rules/histogram'
import fc from 'fast-check'

const relationships = Object.values(Relationship)

const counts = (given: Partial<Record<Relationship, number>>): GroupCount[] =>
  Object.entries(given).map(([group, people]) => ({ group: Relationship[group as Relationship], people }))

const named: Eyes = { seesNames: true, ownGroup: null }
const outsider: Eyes = { seesNames: false, ownGroup: null }
const oneOf = (ownGroup: Relationship): Eyes => ({ seesNames: false, ownGroup })

test('edge values are in the distribution, and nothing is not zero', () => {
  expect(buckets(-1, 2, new Map([[2, 4]])).map(({ count }) => count)).toEqual([0, 0, 0, 4])
  expect(buckets(3, 3, new Map()).map(({ value }) => value)).toEqual([3])
  expect(mean([])).toBeNull()
  expect(
    mean(
      buckets(
        0,
        5,
        new Map([
          [0, 1],
          [5, 1],
        ]),
      ),
    ),
  ).toBe(2.5)
})

const review: Parameters<typeof readerKind>[0] = {
  creatorId: 'mira',
  subjectId: 'tom',
  seenBySubject: true,
  seenByManager: true,
  seenByAdmins: true,
  releaseMode: 'BY_HAND',
  status: 'CLOSED',
}
const nobody = { creator: false, subject: false, manager: false, admin: false, shared: false }

test.each<[Partial<typeof review>, Partial<typeof nobody>, string | null]>([
  [{}, {}, null],
  [{}, { creator: true, subject: true, admin: true }, 'creator'],
  [{}, { manager: true, admin: true }, 'manager'],
  [{ seenByManager: false }, { manager: true, admin: true }, 'admin'],
  [{ seenByManager: false, seenByAdmins: false }, { manager: true, admin: true }, null],
  [{}, { shared: true }, 'shared'],
  [{}, { subject: true, admin: true, shared: true, manager: true }, null],
  [{ status: 'RELEASED' }, { subject: true, admin: true }, 'subject'],
  [{ status: 'ACTIVE', releaseMode: 'AT_ONCE' }, { subject: true }, 'subject'],
  [{ status: 'DRAFT' }, { creator: true }, null],
])('with %o, who is %o reads as %s', (settings, is, kind) => {
  expect(readerKind({ ...review, ...settings }, true, { ...nobody, ...is })).toBe(kind)
})

describe('what is shown of one question', () => {
  test.each<[string, Partial<Record<Relationship, number>>, Eyes, Shown]>([
    ['everything to who sees names', { SELF: 1, PEER: 2 }, named, { all: true, groups: ['SELF', 'PEER'] }],
    ['nothing of two', { PEER: 2 }, outsider, { all: false, groups: [] }],
    ['nothing of nobody', { PEER: 0 }, outsider, { all: false, groups: [] }],
    ['three', { PEER: 3 }, outsider, { all: true, groups: ['PEER'] }],
    ['both of two groups of three', { PEER: 3, REPORT: 3 }, outsider, { all: true, groups: ['PEER', 'REPORT'] }],
    ['not the group that leaves two over', { PEER: 4, REPORT: 2 }, outsider, { all: true, groups: [] }],
    [
      'the group that leaves three over',
      { PEER: 4, REPORT: 2, EXTERNAL: 1 },
      outsider,
      { all: true, groups: ['PEER'] },
    ],
    ['the larger, where one more must go', { PEER: 5, REPORT: 3, OTHER: 1 }, outsider, { all: true, groups: ['PEER'] }],
    ['nothing to one of three', { PEER: 3 }, oneOf('PEER'), { all: false, groups: [] }],
    ['four to one of them', { PEER: 4 }, oneOf('PEER'), { all: true, groups: ['PEER'] }],
    ['not their own group of three', { PEER: 3, REPORT: 4 }, oneOf('PEER'), { all: true, groups: [] }],
    ['not Other, where their own may be', { OTHER: 3, PEER: 4 }, oneOf('MANAGER'), { all: true, groups: [] }],
    ['what they said of themselves', { SELF: 1, PEER: 3 }, oneOf('SELF'), { all: true, groups: ['SELF', 'PEER'] }],
    ['that only with enough others', { SELF: 1, PEER: 2 }, oneOf('SELF'), { all: false, groups: [] }],
    ['not what one other said of themselves', { SELF: 1, PEER: 4 }, outsider, { all: true, groups: [] }],
  ])('%s', (_, given, eyes, shown) => {
    expect(shownOf(counts(given), eyes)).toEqual(shown)
  })

  test('a follow-up shows no group that the question it follows hides', () => {
    const leading = shownOf(counts({ PEER: 5, REPORT: 3, OTHER: 1 }), outsider)
    const followUp = counts({ PEER: 3, REPORT: 3 })
    expect(shownOf(followUp, outsider)).toEqual({ all: true, groups: ['PEER', 'REPORT'] })
    expect(shownOf(followUp, outsider, leading)).toEqual({ all: true, groups: ['PEER'] })
    expect(shownOf(followUp, outsider, { all: false, groups: [] })).toEqual({ all: false, groups: [] })
  })
})

test.each([
  [4, 4, outsider, true],
  [4, 5, outsider, false],
  [6, 4, outsider, false],
  [7, 4, outsider, true],
  [4, 5, named, true],
  [5, 4, oneOf('PEER'), false],
  [6, 8, oneOf('PEER'), false],
  [8, 4, oneOf('PEER'), true],
])('rounds of %i and %i answers compare for %o: %s', (now, then, eyes, isShown) => {
  const eyesThen = eyes === named ? named : outsider
  expect(isComparable(counts({ PEER: now }), counts({ PEER: then }), eyes, eyesThen)).toBe(isShown)
})

test('rounds of a group without the reader are compared as they are', () => {
  const [five, four] = [counts({ PEER: 5 }), counts({ PEER: 4 })]
  expect(isComparable(five, four, oneOf('SELF'), outsider)).toBe(false)
  expect(isComparable(four, four, oneOf('SELF'), outsider)).toBe(true)
})

/** Somebody who answered some of the questions, in one group. */
type Person = { group: Relationship; answers: boolean[] }

const QUESTIONS = 3
/** The second question follows up on the first, the third stands alone. */
const followsFirst = [false, true, false]

const person = fc.record({
  group: fc.constantFrom(...relationships),
  answers: fc.array(fc.boolean(), { minLength: QUESTIONS, maxLength: QUESTIONS }),
})

/** What an anonymous close makes of their groups: small ones are put under Other, or all are. */
function closed(people: Person[]): Person[] {
  const sizeOf = (group: Relationship) => people.filter((one) => one.group === group).length
  const lone = people.filter(({ group }) => sizeOf(group) < 3).length
  const isKept = ({ group }: Person) => sizeOf(group) >= 3 && (lone === 0 || lone >= 3)
  return people.map((one) => (isKept(one) ? one : { ...one, group: 'OTHER' as const }))
}

type Scene = { people: Person[]; viewer: number | null; isClosedAnonymous: boolean }

/** For each question, who is behind it and what is shown of it. */
function shownTo({ people, viewer, isClosedAnonymous }: Scene) {
  const stored = isClosedAnonymous ? closed(people) : people
  const own = viewer === null ? null : (people[viewer]?.group ?? null)
  const eyes = { seesNames: false, ownGroup: own }
  let leading: Shown | undefined
  return followsFirst.map((follows, question) => {
    const who = stored.map((_, index) => index).filter((index) => stored[index]?.answers[question] ?? false)
    const inGroup = (group: Relationship) => who.filter((index) => stored[index]?.group === group)
    const shown = shownOf(
      relationships.map((group) => ({ group, people: inGroup(group).length })),
      eyes,
      follows ? leading : undefined,
    )
    if (question === 0) leading = shown
    return { who, inGroup, shown }
  })
}

/** Nobody is SELF twice, and whoever looks is among them or not. */
const scene = fc
  .record({
    people: fc.array(person, { minLength: 0, maxLength: 14 }),
    viewer: fc.option(fc.nat({ max: 13 })),
    isClosedAnonymous: fc.boolean(),
  })
  .map(({ people, viewer, isClosedAnonymous }): Scene => {
    const first = people.findIndex(({ group }) => group === 'SELF')
    const kept = people.filter(({ group }, index) => group !== 'SELF' || index === first)
    return { people: kept, viewer: viewer !== null && viewer < kept.length ? viewer : null, isClosedAnonymous }
  })

/**
 * All that can be computed from what is shown of a question is made of these parts: its groups that are shown, which no
 * two share anybody of, and what they leave of the whole.
 */
function partsOf({ who, inGroup, shown }: ReturnType<typeof shownTo>[number]) {
  if (!shown.all) return []
  const groups = shown.groups.map(inGroup)
  const rest = who.filter((index) => !groups.some((group) => group.includes(index)))
  return [...groups, rest].filter((part) => part.length > 0)
}

test('for every viewer, three people they do not know stand behind every figure and every difference of figures', () => {
  fc.assert(
    fc.property(scene, (given) => {
      for (const question of shownTo(given)) {
        if (!question.shown.all) expect(question.shown.groups).toEqual([])
        for (const part of partsOf(question)) {
          const others = part.filter((index) => index !== given.viewer)
          const isOwnAlone = others.length === 0
          expect(others.length >= 3 || isOwnAlone).toBe(true)
        }
      }
    }),
    { numRuns: 4000 },
  )
})

test('a follow-up never shows more than the question that led to it', () => {
  fc.assert(
    fc.property(scene, (given) => {
      const [leading, followUp] = shownTo(given).map(({ shown }) => shown)
      if (!leading?.all) expect(followUp).toEqual({ all: false, groups: [] })
      for (const group of followUp?.groups ?? []) expect(leading?.groups).toContain(group)
    }),
    { numRuns: 1000 },
  )
})

test('the order of groups does not change what is shown', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.record({ group: fc.constantFrom(...relationships), people: fc.nat({ max: 6 }) }), {
        selector: ({ group }) => group,
      }),
      fc.option(fc.constantFrom(...relationships)),
      (given, ownGroup) => {
        const eyes = { seesNames: false, ownGroup }
        const sizes = ({ groups }: Shown) =>
          groups.map((group) => given.find((one) => one.group === group)?.people ?? 0).toSorted()
        const shown = shownOf(given, eyes)
        const turned = shownOf(given.toReversed(), eyes)
        expect([turned.all, sizes(turned)]).toEqual([shown.all, sizes(shown)])
      },
    ),
    { numRuns: 1000 },
  )
})
