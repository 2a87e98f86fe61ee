import { expect, test } from 'vitest'
import { registerAdmin } from '@/lib/members/steps/register-admin'
import { db, transaction } from '@/lib/platform/db'
import { aPerson } from '@/tests/factories/members'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'

const registration = async (email = `${unique('first')}@acme.example`) => ({
  workspaceId: (await aWorkspace()).id,
  email,
  firstName: 'Ada',
  lastName: 'Byron',
  timeZone: 'Europe/London',
  passwordHash: 'a hash',
})

test('makes a person whose address is unproven, their place as Admin, and the mail to prove it', async () => {
  const given = await registration()
  await transaction((tx) => registerAdmin(tx, given))
  const person = await db.user.findUniqueOrThrow({ where: { email: given.email }, include: { members: true } })
  expect(person).toMatchObject({ emailVerifiedAt: null, timeZone: 'Europe/London', lastWorkspaceId: given.workspaceId })
  expect(person.members).toMatchObject([{ workspaceId: given.workspaceId, role: 'Admin', status: 'ACTIVE' }])
  expect((await mailsTo(given.email)).map(({ event }) => event)).toEqual(['email.verification'])
})

test('an address that has an account is refused by the database', async () => {
  const given = await registration((await aPerson()).email)
  await expect(transaction((tx) => registerAdmin(tx, given))).rejects.toMatchObject({ code: 'P2002' })
})
