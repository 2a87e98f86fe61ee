import { test, expect } from 'vitest'
import { invitationState, maskedEmail } from '@/lib/invitations/rules/invitations'

const noon = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T12:00:01Z')

test.each([
  ['PENDING', later, true, 'waiting'],
  ['PENDING', noon, true, 'expired'],
  ['PENDING', later, false, 'stopped'],
  ['PENDING', noon, false, 'expired'],
  ['REVOKED', later, true, 'revoked'],
  ['ACCEPTED', noon, false, 'accepted'],
] as const)('%s until %s, its sender here: %s, is %s', (status, expiresAt, hasInviter, state) => {
  expect(invitationState({ status, expiresAt, hasInviter }, noon)).toBe(state)
})

test('an address is masked but for its beginning and its domain', () => {
  expect(maskedEmail('priya.nair@acme.example')).toBe('p•••@acme.example')
})
