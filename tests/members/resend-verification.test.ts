import { expect, test } from 'vitest'
import { resendVerification } from '@/lib/members/commands/resend-verification'
import { verifyEmail } from '@/lib/members/commands/verify-email'
import { aPerson, aVisitor } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { mailedToken, mailsTo } from '@/tests/support/outbox'

test('an address that waits gets a new link', async () => {
  const { email } = await aPerson({ isVerified: false })
  expect(await resendVerification(aVisitor(), { email })).toEqual({})
  const token = await mailedToken(email, 'email.verification')
  expect(await verifyEmail(aVisitor(), { token })).toEqual({ outcome: 'verified', email })
})

test('every other address gets the same answer and no mail', async () => {
  const verified = await aPerson()
  const gone = await aPerson({ isVerified: false, status: 'DEACTIVATED' })
  const unknown = `${unique('nobody')}@acme.example`
  for (const email of [verified.email, gone.email, unknown]) {
    expect(await resendVerification(aVisitor(), { email })).toEqual({})
    expect(await mailsTo(email)).toEqual([])
  }
})

test('five times a day, whether the address is known or not', async () => {
  const known = await aPerson({ isVerified: false })
  for (const email of [known.email, `${unique('nobody')}@acme.example`]) {
    for (let time = 0; time < 5; time++) await resendVerification(aVisitor(), { email })
    await expect(resendVerification(aVisitor(), { email })).rejects.toMatchObject({ code: 'too-many' })
  }
})
