import { afterEach, expect, test } from 'vitest'
import { grantSignIn } from '@/lib/members/sign-in/steps/grant-sign-in'
import { findOpenSignInLink } from '@/lib/members/sign-in/queries'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { aPerson } from '@/tests/factories/members'

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
