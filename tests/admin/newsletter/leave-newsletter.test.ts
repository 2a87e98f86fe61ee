import { expect, test } from 'vitest'
import { confirmSubscription } from '@/lib/admin/newsletter/commands/confirm-subscription'
import { exportSubscribers } from '@/lib/admin/newsletter/commands/export-subscribers'
import { leaveNewsletter } from '@/lib/admin/newsletter/commands/leave-newsletter'
import { subscribe } from '@/lib/admin/newsletter/commands/subscribe'
import { db } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { aSuperAdmin, aVisitor } from '@/tests/factories/members'
import { aSubscriber } from '@/tests/factories/platform/platform'
import { mailedToken, mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

const stateOf = (id: string) =>
  db.newsletterSubscriber.findUniqueOrThrow({ where: { id }, select: { confirmedAt: true, deletedAt: true } })

test('the address gets no more issues, and pressing twice changes nothing', async () => {
  const { id, email, code } = await aSubscriber({ isConfirmed: true })
  await leaveNewsletter(aVisitor(), { code })
  const left = await stateOf(id)
  expect(left).toEqual({ confirmedAt: null, deletedAt: expect.any(Date) })
  await leaveNewsletter(aVisitor(), { code })
  expect(await stateOf(id)).toEqual(left)
  expect((await exportSubscribers(await aSuperAdmin())).text).not.toContain(email)
})

test('a link to confirm that was mailed before subscribes nobody again', async () => {
  const { token, code } = await aSubscriber()
  await leaveNewsletter(aVisitor(), { code })
  await expectRefused(confirmSubscription(aVisitor(), { token }), 'not-found')
})

test('subscribing again takes a new confirmation, and the old link unsubscribes again', async () => {
  const { id, email, code } = await aSubscriber({ isConfirmed: true })
  await leaveNewsletter(aVisitor(), { code })
  await subscribe(aVisitor(), { email })
  await subscribe(aVisitor(), { email })
  expect(await mailsTo(email)).toHaveLength(1)
  expect(await stateOf(id)).toEqual({ confirmedAt: null, deletedAt: expect.any(Date) })
  await confirmSubscription(aVisitor(), { token: await mailedToken(email, 'newsletter.confirmation') })
  expect(await stateOf(id)).toEqual({ confirmedAt: expect.any(Date), deletedAt: null })
  await leaveNewsletter(aVisitor(), { code })
  expect((await stateOf(id)).confirmedAt).toBeNull()
})

test('a code that was made up, or is that of somebody else with another id, changes nothing', async () => {
  const [mine, other] = [await aSubscriber({ isConfirmed: true }), await aSubscriber({ isConfirmed: true })]
  const [, token = ''] = other.code.split('.')
  for (const code of ['', '.', newToken(), mine.id, `${mine.id}.`, `${mine.id}.${newToken()}`, `${mine.id}.${token}`])
    expect(await leaveNewsletter(aVisitor(), { code })).toEqual({})
  expect((await stateOf(mine.id)).confirmedAt).not.toBeNull()
})
