import { expect, test } from 'vitest'
import { revokeInvitation } from '@/lib/invitations/commands/revoke-invitation'
import { findWaitingInvitees, searchInvitees } from '@/lib/invitations/queries/find-invitees'
import { db } from '@/lib/platform/db'
import { anInvitation } from '@/tests/factories/invitations'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'

const query = (words: string) => ({ query: words })
const idsOf = (found: { id: string }[]) => found.map(({ id }) => id)

test('an Admin finds invited people by a part of their name or address, nobody else does', async () => {
  const admin = await anAdmin()
  const workspace = { id: admin.workspaceId }
  const { id, email } = await anInvitation(admin, { firstName: 'Lena', lastName: 'Hoffmann' })
  for (const words of ['', 'hoff', 'Lena Hoffmann', email.slice(0, 6)]) {
    expect(await searchInvitees(admin, query(words))).toEqual([{ id, email, name: 'Lena Hoffmann' }])
  }
  expect(await searchInvitees(admin, query('l%na'))).toEqual([])
  for (const other of [await aMember({ workspace }), await aManager({ workspace }), await anAdmin()]) {
    expect(await searchInvitees(other, query(''))).toEqual([])
    await expectRefused(findWaitingInvitees(db, other, [id]), 'not-found')
  }
})

test('a revoked invitation is neither found nor chosen', async () => {
  const admin = await anAdmin()
  const [kept, revoked] = [await anInvitation(admin), await anInvitation(admin)]
  await revokeInvitation(admin, { id: revoked.id })
  expect(idsOf(await searchInvitees(admin, query('')))).toEqual([kept.id])
  expect(idsOf(await findWaitingInvitees(db, admin, [kept.id, kept.id]))).toEqual([kept.id])
  await expectRefused(findWaitingInvitees(db, admin, [kept.id, revoked.id]), 'not-found')
})
