import { afterEach, expect, test } from 'vitest'
import { grantSignIn } from '@/lib/members/steps/grant-sign-in'
import { sendSignInLink } from '@/lib/members/sign-in/commands/send-sign-in-link'
import { findOpenSignInLink } from '@/lib/members/sign-in/queries'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { aPerson } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'

afterEach(() => setClock())

const send = (email: string, token = newToken(), returnPath = '/feedback?tab=created') =>
  sendSignInLink({ email, token, returnPath })

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
        recipientName: 'Priya',
        email,
        link: `http://rapport.test/auth/magic-link/${token}?callbackUrl=%2Ffeedback%3Ftab%3Dcreated`,
      },
    },
  ])
})

test('only the newest counts', async () => {
  const { email } = await aPerson()
  const [first, second] = [newToken(), newToken()]
  await send(email, first)
  setClock(() => minutesFrom(new Date(), 1))
  await send(email, second)
  expect(await findOpenSignInLink(first)).toBeNull()
  expect(await findOpenSignInLink(second)).toEqual({ email })
})

test('asked for twice within a minute, it is mailed once, and works', async () => {
  const { email } = await aPerson()
  const tokens = [newToken(), newToken(), newToken()] as const
  await Promise.all([send(email, tokens[0]), send(email, tokens[1])])
  await send(email, tokens[2])
  const [mail, ...others] = await mailsTo(email)
  expect(others).toEqual([])
  const token = tokens.find((one) => mail?.props['link']?.includes(one)) ?? ''
  expect(await findOpenSignInLink(token)).toEqual({ email })
})

test('asked for from elsewhere, or after the one before was replaced unmailed, it is another', async () => {
  const { email } = await aPerson()
  await send(email)
  await send(email, newToken(), '/dashboard')
  expect(await mailsTo(email)).toHaveLength(2)
  await transaction((tx) => grantSignIn(tx, { email }))
  const token = newToken()
  await send(email, token, '/dashboard')
  expect(await mailsTo(email)).toHaveLength(3)
  expect(await findOpenSignInLink(token)).toEqual({ email })
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
  expect(await mailsTo(email)).toMatchObject([{ recipientName: '', props: { recipientName: '', email } }])
})
