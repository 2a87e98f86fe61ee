import { expect, test } from 'vitest'
import { exportSubscribers } from '@/lib/admin/newsletter/commands/export-subscribers'
import { leavingLink } from '@/lib/admin/newsletter/queries'
import { aSuperAdmin } from '@/tests/factories/members'
import { aSubscriber } from '@/tests/factories/platform/platform'

test('holds the addresses that are confirmed and how each unsubscribes, and no others', async () => {
  const [confirmed, waiting] = [await aSubscriber({ isConfirmed: true }), await aSubscriber()]
  const { text } = await exportSubscribers(await aSuperAdmin())
  expect(text).toContain(`"${confirmed.email}"`)
  expect(text).toContain(leavingLink(confirmed.id))
  expect(text).not.toContain(waiting.email)
})
