import { expect, test } from 'vitest'
import { resendVerification } from '@/lib/members/commands/resend-verification'
import { findVerificationState } from '@/lib/members/queries'
import { aPerson, aVisitor } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { mailedToken, mailsTo } from '@/tests/support/outbox'
import { refusalOf } from '@/tests/support/refused'

const password = 'plum violin seven'

test('an address that waits gets a new link', async () => {
  const { email } = await aPerson({ isVerified: false, password })
  expect(await resendVerification(aVisitor(), { email })).toEqual({})
  const token = await mailedToken(email, 'email.verification')
  expect(await findVerificationState(token)).toBe('open')
})

test('every other address gets the same answer and no mail', async () => {
  const verified = await aPerson()
  const gone = await aPerson({ isVerified: false, password, status: 'DEACTIVATED' })
  const added = await aPerson({ isVerified: false })
  const unknown = `${unique('nobody')}@acme.example`
  for (const email of [verified.email, gone.email, added.email, unknown]) {
    expect(await resendVerification(aVisitor(), { email })).toEqual({})
    expect(await mailsTo(email)).toEqual([])
  }
})

test('five times a day, and then the answer is to use the newest, whether the address is known or not', async () => {
  const known = await aPerson({ isVerified: false, password })
  for (const email of [known.email, `${unique('nobody')}@acme.example`]) {
    for (let time = 0; time < 5; time++) await resendVerification(aVisitor(), { email })
    expect(await refusalOf(resendVerification(aVisitor(), { email }))).toMatchObject({
      code: 'too-many',
      message: expect.stringContaining('Use the newest one'),
    })
  }
})
