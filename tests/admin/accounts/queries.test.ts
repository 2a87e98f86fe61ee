import { expect, test } from 'vitest'
import { getAccount, listAccounts } from '@/lib/admin/accounts/queries'
import { accountListSchema } from '@/lib/admin/accounts/schema'
import { checkPassword } from '@/lib/members/sign-in/commands/check-password'
import { passSecondStep } from '@/lib/members/sign-in/commands/pass-second-step'
import { startSecondStep } from '@/lib/members/sign-in/commands/start-second-step'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aMember, aPerson, aSession, aSuperAdmin, aVisitor } from '@/tests/factories/members'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const find = async (query: object) => {
  const { rows } = await listAccounts(await aSuperAdmin(), accountListSchema.parse(query))
  return rows
}

test('finds accounts by how their address begins, and by state', async () => {
  const begin = unique('wren')
  const [one, other] = [`${begin}.a@acme.example`, `${begin}.b@acme.example`]
  const workspace = await aWorkspace({ name: 'Harbour' })
  await aMember({ workspace, email: one })
  await aPerson({ email: other, isVerified: false })
  expect((await find({ search: begin.toUpperCase() })).map(({ email }) => email)).toEqual([other, one])
  expect(await find({ search: begin, state: 'unverified' })).toMatchObject([{ email: other, workspaces: [] }])
  expect(await find({ search: one })).toMatchObject([{ email: one, workspaces: ['Harbour'], lastSeenAt: null }])
  expect(await find({ search: 'acme.example' })).toEqual([])
})

test('shows sessions and workspaces, and neither a name nor a password', async () => {
  const { userId, workspaceId } = await aMember({ firstName: 'Concealed', password: 'plum violin seven' })
  await aSession(userId)
  const view = await getAccount(await aSuperAdmin(), userId)
  expect(view).toMatchObject({ hasPassword: true, sessions: [{ device: 'Firefox on Windows' }], blockedUntil: null })
  expect(view.places).toMatchObject([{ id: workspaceId, isActive: true, isSuspended: false }])
  expect(JSON.stringify(view)).not.toMatch(/Concealed|argon2/)
  await expectRefused(getAccount(await aSuperAdmin(), randomId()), 'not-found')
})

test('knows when too many attempts block an account', async () => {
  const { userId, email } = await aMember()
  const visitor = aVisitor()
  for (let attempt = 0; attempt < 10; attempt++) await checkPassword(visitor, { email, password: 'wrong' })
  await expectRefused(checkPassword(visitor, { email, password: 'wrong' }), 'too-many')
  const { blockedUntil } = await getAccount(await aSuperAdmin(), userId)
  expect(Number(blockedUntil)).toBeGreaterThan(Date.now())
})

test.each([
  ['a password', false],
  ['a link', true],
])('knows when too many codes after %s block an account', async (_what, isByLink) => {
  const { userId } = await aMember({ hasSecondFactor: true })
  const visitor = { ...aVisitor(), firstStep: await startSecondStep({ id: userId }) }
  await db.begunSignIn.updateMany({ where: { userId }, data: { isByLink } })
  for (let attempt = 0; attempt < 10; attempt++) await expectRefused(passSecondStep(visitor, { code: '1' }), 'invalid')
  const root = await aSuperAdmin()
  expect(await getAccount(root, userId)).toMatchObject({ blockedUntil: null })
  await expectRefused(passSecondStep(visitor, { code: '1' }), 'too-many')
  expect(Number((await getAccount(root, userId)).blockedUntil)).toBeGreaterThan(Date.now())
})
