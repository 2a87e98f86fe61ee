import { expect, test } from 'vitest'
import { sendSignInLink } from '@/lib/members/sign-in/commands/send-sign-in-link'
import { findOpenSignInLink } from '@/lib/members/sign-in/queries'
import { db } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { aPerson } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'

const send = (email: string, token = newToken()) =>
  sendSignInLink({ email, token, returnPath: '/feedback?tab=created' })

test('keeps the hash and mails the link, which leads back to where one was going', async () => {
  const { email } = await aPerson()
  const token = newToken()
  await send(email, token)
  expect(await findOpenSignInLink(token)).toEqual({ email })
  expect(JSON.stringify(await db.signInLink.findUnique({ where: { email } }))).not.toContain(token)
  expect(await mailsTo(email)).toMatchObject([
    {
      event: 'sign-in.link',
      recipientName: 'Priya Nair',
      props: {
        greeting: 'Welcome back, Priya',
        link: `http://rapport.test/auth/magic-link/${token}?callbackUrl=%2Ffeedback%3Ftab%3Dcreated`,
      },
    },
  ])
})

test('only the newest counts', async () => {
  const { email } = await aPerson()
  const [first, second] = [newToken(), newToken()]
  await send(email, first)
  await send(email, second)
  expect(await findOpenSignInLink(first)).toBeNull()
  expect(await findOpenSignInLink(second)).toEqual({ email })
})

test('an address without an active account gets no mail, and nothing is kept', async () => {
  const gone = await aPerson({ status: 'DEACTIVATED' })
  for (const email of [gone.email, `${unique('nobody')}@acme.example`]) {
    await send(email)
    expect(await mailsTo(email)).toEqual([])
    expect(await db.signInLink.findUnique({ where: { email } })).toBeNull()
  }
})

test('an unproven address is not called by the name somebody typed for it', async () => {
  const { email } = await aPerson({ isVerified: false, firstName: 'Visit evil.example' })
  await send(email)
  expect(await mailsTo(email)).toMatchObject([{ recipientName: '', props: { greeting: 'Welcome' } }])
})
