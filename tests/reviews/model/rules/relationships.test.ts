import { orgRelationsOf, relationshipsTo, type TeamTie } from '@/lib/reviews/model/rules/relationships'
import { test, expect } from 'vitest'

const places: TeamTie[] = [
  { teamId: 'design', memberId: 'sam', isManager: false },
  { teamId: 'design', memberId: 'meg', isManager: true },
  { teamId: 'design', memberId: 'pia', isManager: false },
  { teamId: 'sales', memberId: 'sam', isManager: true },
  { teamId: 'sales', memberId: 'rob', isManager: false },
  { teamId: 'sales', memberId: 'pia', isManager: false },
  { teamId: 'sales', memberId: 'cora', isManager: true },
  { teamId: 'far', memberId: 'olga', isManager: false },
]
const relations = orgRelationsOf('sam', places)

test('org relations follow from the teams of a person', () => {
  expect(relations).toEqual({ subjectId: 'sam', managers: ['meg'], peers: ['pia'], reports: ['rob', 'pia'] })
  expect(orgRelationsOf('olga', places)).toEqual({ subjectId: 'olga', managers: [], peers: [], reports: [] })
})

test.each([
  ['sam', 'SELF'],
  ['meg', 'MANAGER'],
  ['rob', 'REPORT'],
  // A peer in one team who reports to them in another.
  ['pia', 'REPORT'],
  // Two who manage one team together.
  ['cora', 'OTHER'],
  ['olga', 'OTHER'],
])('%s is their %s', (memberId, relationship) => {
  expect(relationshipsTo(relations)(memberId)).toBe(relationship)
})

test('what the teams tell wrongly can be put right, except who somebody is and who they are not', () => {
  const isTo = relationshipsTo(relations, { olga: 'PEER', meg: 'OTHER', sam: 'PEER', rob: 'SELF', pia: 'EXTERNAL' })
  expect(['olga', 'meg', 'sam', 'rob', 'pia'].map(isTo)).toEqual(['PEER', 'OTHER', 'SELF', 'REPORT', 'REPORT'])
})

test('about nobody in particular everybody is one of the others', () => {
  expect(relationshipsTo(undefined, { meg: 'MANAGER' })('meg')).toBe('OTHER')
})
