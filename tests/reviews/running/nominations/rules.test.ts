import { expect, test } from 'vitest'
import { boundsOf, countFault, decidersOf, takesNominations } from '@/lib/reviews/running/nominations/rules'

test.each([
  [null, null, null],
  [null, 3, { min: 0, max: 3 }],
  [2, 3, { min: 2, max: 3 }],
])('from %s to %s', (nominationsMin, nominationsMax, bounds) => {
  expect(boundsOf({ nominationsMin, nominationsMax })).toEqual(bounds)
})

test.each([
  [1, false],
  [2, true],
  [5, true],
  [6, false],
])('%i proposals where two to five are asked for: %s', (count, isFine) => {
  expect(countFault(count, { min: 2, max: 5 }) === null).toBe(isFine)
})

test.each([
  ['CREATOR', ['boss'], ['creator']],
  ['MANAGER', ['boss', 'chief'], ['boss', 'chief']],
  ['MANAGER', [], ['creator']],
] as const)('where the %s decides and the managers are %s', (approver, managerIds, deciders) => {
  expect(decidersOf({ approver, creatorId: 'creator', managerIds })).toEqual(deciders)
})

test('only what still asks takes proposals', () => {
  const statuses = ['DRAFT', 'ACTIVE', 'INACTIVE', 'CLOSED', 'RELEASED', 'ACKNOWLEDGED'] as const
  expect(statuses.filter(takesNominations)).toEqual(['ACTIVE', 'INACTIVE'])
})
