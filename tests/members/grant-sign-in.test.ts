import { afterEach, test, expect } from 'vitest'
import { setClock, minutesFrom } from '@/lib/platform/clock'
import { transaction, db } from '@/lib/platform/db'
import { grantSignIn } from '@/lib/members/steps/grant-sign-in'
import { aPerson } from '@/tests/factories/members'
import { findOpenSignInLink } from '@/lib/members/sign-in/queries'

afterEach(() => setClock())

const grant = (email: string) => transaction((tx) => grantSignIn(tx, { email }))

test('the token signs in for ten minutes, only its hash is kept, and the newest alone counts', async () => {
  const { email } = await aPerson()
  const [first, second] = [await grant(email), await grant(email)]
  expect(await findOpenSignInLink(first)).toBeNull()
  expect(await findOpenSignInLink(second)).toEqual({ email })
  expect(JSON.stringify(await db.signInLink.findUnique({ where: { email } }))).not.toContain(second)
  setClock(() => minutesFrom(new Date(), 10))
  expect(await findOpenSignInLink(second)).toBeNull()
})
