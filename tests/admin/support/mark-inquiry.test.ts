import { expect, test } from 'vitest'
import { markInquiry } from '@/lib/admin/support/commands/mark-inquiry'
import { listInquiries } from '@/lib/admin/support/queries'
import { randomId } from '@/lib/shared/randomness'
import { aSuperAdmin } from '@/tests/factories/members'
import { anInquiry } from '@/tests/factories/platform/platform'
import { actsOn } from '@/tests/support/platform-acts'
import { expectRefused } from '@/tests/support/refused'

test('ticks an inquiry off and reopens it, each once', async () => {
  const [root, { id }] = [await aSuperAdmin(), await anInquiry()]
  const isOpen = async () => (await listInquiries(root, { state: 'open' })).rows.some((inquiry) => inquiry.id === id)
  expect(await isOpen()).toBe(true)
  for (const isAnswered of [true, true]) await markInquiry(root, { id, isAnswered })
  expect(await isOpen()).toBe(false)
  await markInquiry(root, { id, isAnswered: false })
  expect(await isOpen()).toBe(true)
  expect((await actsOn(root, id)).map(([action]) => action)).toEqual(['inquiry.reopened', 'inquiry.answered'])
  await expectRefused(markInquiry(root, { id: randomId(), isAnswered: true }), 'not-found')
})
