import { expect, test } from 'vitest'
import { forgetBounce } from '@/lib/admin/accounts/commands/forget-bounce'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aMember, aSuperAdmin } from '@/tests/factories/members'
import { actsOn } from '@/tests/support/platform-acts'
import { expectRefused } from '@/tests/support/refused'

const reason = 'The mailbox works again.'

test('marks an address as reachable, once', async () => {
  const [root, { userId: id, email }] = [await aSuperAdmin(), await aMember()]
  await db.bouncedAddress.create({ data: { email, reason: 'No such mailbox.', createdAt: now() } })
  await forgetBounce(root, { id, reason })
  await forgetBounce(root, { id, reason })
  expect(await db.bouncedAddress.count({ where: { email } })).toBe(0)
  expect(await actsOn(root, id)).toEqual([['account.marked-reachable', reason]])
  await expectRefused(forgetBounce(root, { id: randomId(), reason }), 'not-found')
})
