import { expect, test } from 'vitest'
import { confirmSubscription } from '@/lib/admin/newsletter/commands/confirm-subscription'
import { subscribe } from '@/lib/admin/newsletter/commands/subscribe'
import { db } from '@/lib/platform/db'
import { aVisitor } from '@/tests/factories/members'
import { aSubscriber } from '@/tests/factories/platform/platform'
import { unique } from '@/tests/factories/workspaces'
import { mailedToken, mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

test('mails a link that confirms the address, once', async () => {
  const email = `${unique('reader')}@elsewhere.example`
  await subscribe(aVisitor(), { email })
  await subscribe(aVisitor(), { email })
  expect(await mailsTo(email)).toMatchObject([{ event: 'newsletter.confirmation' }])
  await confirmSubscription(aVisitor(), { token: await mailedToken(email, 'newsletter.confirmation') })
  const { confirmedAt } = await db.newsletterSubscriber.findUniqueOrThrow({ where: { email } })
  expect(confirmedAt).not.toBeNull()
})

test('a subscriber gets the same answer and no mail', async () => {
  const { email } = await aSubscriber({ isConfirmed: true })
  expect(await subscribe(aVisitor(), { email })).toEqual({})
  expect(await mailsTo(email)).toEqual([])
})

test('three times a day to one mailbox', async () => {
  const email = `${unique('reader')}@elsewhere.example`
  for (let time = 0; time < 3; time++) await subscribe(aVisitor(), { email })
  await expectRefused(subscribe(aVisitor(), { email }), 'too-many')
})
