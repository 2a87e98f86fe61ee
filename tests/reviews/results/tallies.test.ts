import { describe, expect, test } from 'vitest'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { figuresOf, hiddenCount, keyFigure, shownOfTallies, type Tally } from '@/lib/reviews/results/tallies/rules'

const tally = (kind: Tally['kind'], key: string, count: number, group: Relationship = 'PEER'): Tally => ({
  ...{ questionId: 'q', isBefore: false, kind, key, count, group },
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
