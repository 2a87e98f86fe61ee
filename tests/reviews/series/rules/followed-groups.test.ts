import { test, expect } from 'vitest'
import { joinersInWords, bringsMore, teamsAndTagsOfBoth, areTooMany } from '@/lib/reviews/series/rules/followed-groups'

test.each([
  [[], [], null],
  [['a'], [], 'Anyone who joins this team later is asked from the next round on; leaving removes nobody.'],
  [['a', 'b'], [], 'Anyone who joins these teams later is asked from the next round on; leaving removes nobody.'],
  [[], ['t'], 'Anyone who gets this tag later is asked from the next round on; leaving removes nobody.'],
  [
    ['a'],
    ['t', 'u'],
    'Anyone who joins this team or gets these tags later is asked from the next round on; leaving removes nobody.',
  ],
])('of the teams %j and the tags %j', (teamIds, tagIds, sentence) => {
  expect(joinersInWords({ teamIds, tagIds })).toBe(sentence)
})

test.each([
  [{ teamIds: [], tagIds: [] }, false],
  [{ teamIds: ['a'], tagIds: ['t'] }, false],
  [{ teamIds: ['b', 'a'], tagIds: [] }, true],
  [{ teamIds: [], tagIds: ['u'] }, true],
])('to one team and one tag, %j is more: %s', (given, isMore) => {
  expect(bringsMore(given, { teamIds: ['a'], tagIds: ['t'] })).toBe(isMore)
})

test('each team and tag counts once, up to a hundred of them', () => {
  const ids = Array.from({ length: 100 }, (_, index) => `${index}`)
  const both = teamsAndTagsOfBoth({ teamIds: ids, tagIds: ['t'] }, { teamIds: ['7'], tagIds: ['t', 'u'] })
  expect(both).toEqual({ teamIds: ids, tagIds: ['t', 'u'] })
  expect([areTooMany(both), areTooMany({ ...both, teamIds: [...ids, 'one more'] })]).toEqual([false, true])
})
