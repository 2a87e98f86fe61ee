import { test, expect } from 'vitest'
import { linkEnd } from '@/lib/reviews/responses/rules/link-end'

const at = new Date('2027-01-01T09:00:00Z')

test.each([
  ['the end', '2027-01-08T17:00:00Z', '2027-01-08T17:00:00Z'],
  ['the end, a moment before 90 days are over', '2027-04-01T08:59:59Z', '2027-04-01T08:59:59Z'],
  ['90 days where the end is later', '2031-01-01T00:00:00Z', '2027-04-01T09:00:00Z'],
  ['90 days where there is no end', null, '2027-04-01T09:00:00Z'],
])('a link lives until %s', (_case, closesAt, end) => {
  expect(linkEnd(closesAt === null ? null : new Date(closesAt), at)).toEqual(new Date(end))
})
