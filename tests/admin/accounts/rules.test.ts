import { expect, test } from 'vitest'
import { accountBadge, signInTroubles } from '@/lib/admin/accounts/rules'

const place = { id: '1', name: 'Acme', isActive: true, isSuspended: false, isLeaving: false }

const facts = {
  status: 'ACTIVE' as const,
  emailVerifiedAt: new Date(0),
  isSuperAdmin: false,
  hasPassword: true,
  bounceReason: null,
  blockedUntil: null,
  isLastMailLost: false,
  places: [place],
}

test.each([
  ['nothing', {}, []],
  ['deactivated', { status: 'DEACTIVATED' }, ['The account is deactivated.']],
  ['unverified', { emailVerifiedAt: null }, ['The address isn’t verified, so the password doesn’t work yet.']],
  ['no password', { hasPassword: false }, ['No password set. Sign-in works by link only.']],
  ['refused mail', { bounceReason: 'No.', isLastMailLost: true }, ['Mail to this address is refused: No.']],
  ['lost mail', { isLastMailLost: true }, ['The last sign-in mail was not delivered.']],
  ['no workspace', { places: [] }, ['No workspace to open.']],
  ['suspended', { places: [{ ...place, isSuspended: true }] }, [expect.any(String), 'Acme is suspended.']],
  ['leaving', { places: [{ ...place, isLeaving: true }] }, [expect.any(String), 'Acme is being deleted.']],
  ['left', { places: [{ ...place, isActive: false }] }, [expect.any(String), 'Deactivated in Acme.']],
  ['a super admin', { isSuperAdmin: true, places: [] }, []],
] as const)('explains sign-in trouble: %s', (_what, given, troubles) => {
  expect(signInTroubles({ ...facts, ...given }, 'UTC')).toEqual(troubles)
})

test('names when attempts are accepted again', () => {
  const blockedUntil = new Date('2026-05-04T10:15:00Z')
  expect(signInTroubles({ ...facts, blockedUntil }, 'UTC')[0]).toMatch(/^Too many attempts.*10:15/)
})

test('badges what is out of the ordinary', () => {
  expect(accountBadge(facts)).toBeNull()
  expect(accountBadge({ ...facts, isSuperAdmin: true })?.label).toBe('Super admin')
})
