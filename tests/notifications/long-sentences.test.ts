import { expect, test } from 'vitest'
import { record } from '@/lib/activity/record'
import { db, transaction } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { told } from './told'

test('a sentence of names and a title that are as long as they may be is cut, and nothing fails for it', async () => {
  const actor = await aMember()
  const sentence = `You also asked ${'é'.repeat(200)} and ${'n'.repeat(200)}: ${'t'.repeat(120)}`
  const { id } = await told(actor, sentence)
  const { message } = await db.notification.findUniqueOrThrow({ where: { id } })
  expect([message.length, message.at(-1)]).toEqual([500, '…'])

  const key = unique('event')
  const line = { memberId: actor.memberId, type: 'Review' as const, key, title: sentence, link: '/feedback' }
  await transaction((tx) => record(tx, actor.workspaceId, [line]))
  expect(await db.activity.findFirstOrThrow({ where: { key } })).toMatchObject({ title: message })
})
