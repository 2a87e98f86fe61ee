import { expect, test } from 'vitest'
import { peopleFault, seatlessFacts } from '@/components/billing/paying/people-field'

const limits = { here: 42, invited: 4, most: 100 }

test('fewer seats than people are refused, and the invited are named, too', () => {
  expect(peopleFault(40, limits)).toBe('Enter 42 at least: 42 people are in the workspace, and 4 more are invited.')
  const [one, none] = [peopleFault(0, { ...limits, here: 1, invited: 1 }), peopleFault(40, { ...limits, invited: 0 })]
  expect(one).toBe('Enter 1 at least: 1 person is in the workspace, and 1 more is invited.')
  expect(none).toBe('Enter 42 at least: 42 people are in the workspace.')
  expect(peopleFault(101, limits)).toBe('This plan includes 100 people.')
  expect(peopleFault(42, limits)).toBeUndefined()
})

test('says how many invited people get no seat', () => {
  expect(seatlessFacts(43, limits)).toEqual([['Without a seat', '3 of 4 invited people']])
  expect(seatlessFacts(42, { ...limits, invited: 1 })).toEqual([['Without a seat', '1 of 1 invited person']])
  expect(seatlessFacts(46, limits)).toEqual([])
})
