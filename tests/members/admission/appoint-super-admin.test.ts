import { expect, test } from 'vitest'
import { operatorActor } from '@/lib/access/operator'
import { appointSuperAdmin } from '@/lib/members/admission/commands/appoint-super-admin'
import { requestPasswordReset } from '@/lib/members/account/commands/request-password-reset'
import { resetPassword } from '@/lib/members/account/commands/reset-password'
import { checkPassword } from '@/lib/members/sign-in/commands/check-password'
import { db } from '@/lib/platform/db'
import { aMember, aVisitor } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { mailedToken } from '@/tests/support/outbox'

const robin = (email = `${unique('robin')}@rapport.example`) => ({
  email,
  firstName: 'Robin',
  lastName: 'Sørensen',
  timeZone: 'Europe/Copenhagen',
})

test('makes an account with power over the platform and a place in no workspace', async () => {
  const { id } = await appointSuperAdmin(operatorActor(), robin())
  const found = await db.user.findUnique({ where: { id }, include: { members: true } })
  expect(found).toMatchObject({ isSuperAdmin: true, status: 'ACTIVE', passwordHash: null, members: [] })
})

test('a link by mail lets them choose a password, and then they sign in', async () => {
  const person = robin()
  const { email } = person
  const { id } = await appointSuperAdmin(operatorActor(), person)
  await requestPasswordReset(aVisitor(), { email })
  const token = await mailedToken(email, 'password.reset')
  await resetPassword(aVisitor(), { token, password: 'plum violin seven' })
  expect(await checkPassword(aVisitor(), { email, password: 'plum violin seven' })).toMatchObject({ id })
})

test('an address that has an account is refused, and its owner gains nothing', async () => {
  const { email } = await aMember()
  const attempt = appointSuperAdmin(operatorActor(), robin(email))
  await expect(attempt).rejects.toMatchObject({ code: 'invalid', fields: { email: expect.any(String) } })
  expect(await db.user.findUnique({ where: { email } })).toMatchObject({ isSuperAdmin: false, firstName: 'Priya' })
})

test('appointing twice makes one account', async () => {
  const person = robin()
  const attempts = await Promise.allSettled([1, 2].map(() => appointSuperAdmin(operatorActor(), person)))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await db.user.count({ where: { email: person.email } })).toBe(1)
})
