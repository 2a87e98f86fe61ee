import { afterEach, expect, test } from 'vitest'
import { sendSignInLink } from '@/lib/members/sign-in/commands/send-sign-in-link'
import { spendSignInLink } from '@/lib/members/sign-in/commands/spend-sign-in-link'
import { findOpenSignInLink } from '@/lib/members/sign-in/queries'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { hashToken, newToken } from '@/lib/platform/secrets'
import { aPerson } from '@/tests/factories/members'

afterEach(() => setClock())

async function aLink() {
  const { email } = await aPerson()
  const token = newToken()
  await sendSignInLink({ email, token, returnPath: '/dashboard' })
  return { email, token }
}

test('works once, for whom it was sent to', async () => {
  const { email, token } = await aLink()
  const spent = await spendSignInLink(hashToken(token))
  expect(spent).toMatchObject({ email })
  expect(spent?.expiresAt).toBeInstanceOf(Date)
  expect(await spendSignInLink(hashToken(token))).toBeNull()
  expect(await findOpenSignInLink(token)).toBeNull()
})

test('of several presses at once, one gets it', async () => {
  const { token } = await aLink()
  const presses = await Promise.all([1, 2, 3, 4].map(() => spendSignInLink(hashToken(token))))
  expect(presses.filter((spent) => spent !== null)).toHaveLength(1)
})

test('after ten minutes it has run out', async () => {
  const { token } = await aLink()
  setClock(() => minutesFrom(new Date(), 10.1))
  expect(await findOpenSignInLink(token)).toBeNull()
  expect(await spendSignInLink(hashToken(token))).toBeNull()
})

test('a made-up one is nobody’s', async () => {
  expect(await spendSignInLink(hashToken(newToken()))).toBeNull()
})
