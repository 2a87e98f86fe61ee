import { expect, test } from 'vitest'
import { confirmSubscription } from '@/lib/admin/newsletter/commands/confirm-subscription'
import { db } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { aVisitor } from '@/tests/factories/members'
import { aSubscriber } from '@/tests/factories/platform/platform'
import { expectRefused } from '@/tests/support/refused'

test('a second press is fine, an expired or unknown link is refused', async () => {
  const [open, late] = [await aSubscriber(), await aSubscriber({ daysLeft: -1 })]
  await confirmSubscription(aVisitor(), open)
  await confirmSubscription(aVisitor(), open)
  await expectRefused(confirmSubscription(aVisitor(), late), 'not-found')
  await expectRefused(confirmSubscription(aVisitor(), { token: newToken() }), 'not-found')
  const { confirmedAt } = await db.newsletterSubscriber.findUniqueOrThrow({ where: { id: late.id } })
  expect(confirmedAt).toBeNull()
})
