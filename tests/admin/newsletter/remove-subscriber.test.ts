import { expect, test } from 'vitest'
import { removeSubscriber } from '@/lib/admin/newsletter/commands/remove-subscriber'
import { db } from '@/lib/platform/db'
import { aSuperAdmin } from '@/tests/factories/members'
import { aSubscriber } from '@/tests/factories/platform/platform'
import { actsOn } from '@/tests/support/platform-acts'
import { expectRefused } from '@/tests/support/refused'

test('removes the address, and the log does not keep it', async () => {
  const [root, { id, email }] = [await aSuperAdmin(), await aSubscriber()]
  const asked = { id, reason: 'Asked by phone.' }
  await removeSubscriber(root, asked)
  await expectRefused(removeSubscriber(root, asked), 'not-found')
  expect(await db.newsletterSubscriber.count({ where: { email } })).toBe(0)
  expect(await actsOn(root, id)).toEqual([['subscriber.removed', asked.reason]])
})
