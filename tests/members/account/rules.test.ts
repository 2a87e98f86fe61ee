import { expect, test } from 'vitest'
import { goesAlong, isLeftAlone } from '@/lib/account/rules'
import { proofCodeIn } from '@/lib/members/account/rules'

const secret = 'a'.repeat(43)

test.each([
  [`1795280000000.${secret}`, { until: 1_795_280_000_000, secret }],
  [`1795280000000.${secret}a`, null],
  [`17952800000000.${secret}`, null],
  [`1795280000000${secret}`, null],
  [secret, null],
  ['', null],
])('the code %s', (code, parts) => {
  expect(proofCodeIn(code)).toEqual(parts)
})

test.each([
  { isAdmin: true, othersCount: 0, otherAdminsCount: 0, leftAlone: false, along: true },
  { isAdmin: true, othersCount: 3, otherAdminsCount: 0, leftAlone: true, along: false },
  { isAdmin: true, othersCount: 3, otherAdminsCount: 1, leftAlone: false, along: false },
  { isAdmin: false, othersCount: 3, otherAdminsCount: 1, leftAlone: false, along: false },
])('$othersCount others of whom $otherAdminsCount admins, admin: $isAdmin', ({ leftAlone, along, ...place }) => {
  const standing = { workspaceName: 'Acme', isClosed: false, ...place }
  expect([isLeftAlone(standing), goesAlong(standing)]).toEqual([leftAlone, along])
  expect(isLeftAlone({ ...standing, isClosed: true })).toBe(false)
})
