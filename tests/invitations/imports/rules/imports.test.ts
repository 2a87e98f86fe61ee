import {
  countsInWords,
  importInWords,
  startInWords,
  importProgressInWords,
  seatsInWords,
  priceInWords,
  fitInWords,
  type ImportCounts,
} from '@/lib/invitations/imports/rules/imports'
import { test, expect, describe } from 'vitest'

const none: ImportCounts = {
  all: 0,
  invite: 0,
  update: 0,
  nothing: 0,
  refused: 0,
  ready: 0,
  undone: 0,
  undoable: 0,
  guests: 0,
  unaddressed: 0,
}
const seats = { taken: 12, most: 100, price: 19_900, isTrial: false, fits: 88, full: null, offer: null, blocked: null }

test.each([
  [{}, 'Nobody'],
  [{ invite: 180, update: 13, refused: 7 }, '180 invited, 13 updated, 7 left out'],
  [{ nothing: 1200 }, '1,200 unchanged'],
])('%o in words', (counts, words) => {
  expect(countsInWords({ ...none, ...counts })).toBe(words)
})

test.each([
  [{ invite: 1, update: 0 }, 'Invite 1 person'],
  [{ invite: 180, update: 13 }, 'Invite 180 people and update 13'],
  [{ invite: 0, update: 2 }, 'Update 2 people'],
])('what starts it: %o', (counts, words) => {
  expect(startInWords(counts)).toBe(words)
})

describe('progress', () => {
  test('of an import counts every row', () => {
    const counts = { ...none, all: 200, ready: 150 }
    expect(importProgressInWords({ status: 'RUNNING', counts })).toBe('50 of 200 rows done')
  })

  test('of taking it back counts what is to be taken back', () => {
    const counts = { ...none, all: 200, undone: 10, undoable: 30 }
    expect(importProgressInWords({ status: 'UNDOING', counts })).toBe('10 of 40 rows undone')
  })
})

test.each([
  ['WAITING', '12 rows'],
  ['RUNNING', '8 of 12 rows done'],
  ['DONE', '12 invited'],
  ['UNDONE', '5 rows undone'],
] as const)('a list says of an import that is %s what it did so far', (status, words) => {
  const counts = { ...none, all: 12, invite: 12, ready: 4, undone: 5 }
  expect(importInWords({ status, source: 'CSV', counts })).toBe(words)
})

describe('seats', () => {
  test('are counted', () => {
    expect(seatsInWords(seats, 80)).toBe('12 of 100 seats taken. This list needs 80 more.')
    expect(seatsInWords({ ...seats, most: null }, 1)).toBe('1 person more than the 12 here or invited.')
  })

  test('say how many of the new people fit', () => {
    expect(fitInWords(seats, 180)).toBe('Your plan has room for 88 of 180 people.')
  })

  test.each([
    [seats, 80, '80 × ₹199 = ₹15,920 a month.'],
    [{ ...seats, isTrial: true }, 1, 'Free during the trial, then 1 × ₹199 = ₹199 a month.'],
    [{ ...seats, price: null }, 80, null],
    [{ ...seats, price: 0 }, 80, null],
    [seats, 0, null],
  ])('have a price', (given, adding, words) => {
    expect(priceInWords(given, adding)).toBe(words)
  })
})
