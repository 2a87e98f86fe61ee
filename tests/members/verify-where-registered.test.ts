import { expect, test } from 'vitest'
import { verifyEmail } from '@/lib/members/commands/verify-email'
import { isOpenedWhereRegistered } from '@/lib/members/queries'
import { newToken } from '@/lib/platform/secrets'
import { registerWorkspace } from '@/lib/workspaces/commands/register-workspace'
import type { RegisterWorkspaceInput } from '@/lib/workspaces/schema'
import { aVisitor } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { mailedToken } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

const aRegistration = (): RegisterWorkspaceInput => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: `${unique('ada')}@byron.example`,
  password: 'plum violin seven',
  workspaceName: 'Analytical Engines',
  slug: unique('engines'),
  size: 'enterprise',
  marketingSource: null,
  timeZone: 'Europe/London',
})

const register = (input: RegisterWorkspaceInput) => registerWorkspace(aVisitor(), input)

test('the browser that registered needs no password, and no other does without', async () => {
  const input = aRegistration()
  const { registration } = await register(input)
  const token = await mailedToken(input.email, 'email.verification')
  expect(await isOpenedWhereRegistered({ registration }, token)).toBe(true)
  for (const other of [null, newToken()]) {
    expect(await isOpenedWhereRegistered({ registration: other }, token)).toBe(false)
    await expectRefused(
      verifyEmail({ ...aVisitor(), registration: other }, { token, password: '' }),
      'invalid',
      'password',
    )
  }
  const answer = await verifyEmail({ ...aVisitor(), registration }, { token, password: '' })
  expect(answer).toEqual({ signInToken: expect.any(String) })
})

test('a stranger who registers the address again ends what the first browser could confirm', async () => {
  const input = aRegistration()
  const { registration } = await register(input)
  await register({ ...input, password: 'harbour kettle moss' })
  const token = await mailedToken(input.email, 'email.verification')
  expect(await isOpenedWhereRegistered({ registration }, token)).toBe(false)
  await expectRefused(verifyEmail({ ...aVisitor(), registration }, { token, password: '' }), 'invalid', 'password')
})
