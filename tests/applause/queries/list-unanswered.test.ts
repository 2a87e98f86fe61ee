import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { reactToApplause } from '@/lib/applause/commands/react-to-applause'
import { listUnanswered } from '@/lib/applause/queries/list-unanswered'
import { viewAllNotifications } from '@/lib/notifications/commands/view-all-notifications'
import { listNotifications } from '@/lib/notifications/queries/list-notifications'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anApplause, anApplauseCircle, anApplauseComment } from '@/tests/factories/applause'
import { aSubscription } from '@/tests/factories/subscriptions'

/** What stands beside the notifications that somebody finds. */
async function besideThoseOf(actor: Actor, type: 'all' | 'unread' = 'all') {
  const { rows } = await listNotifications(actor, { type })
  const told = rows.flatMap(({ id, objectId, by }) => (objectId && by ? { id, objectId, by } : []))
  const found = await listUnanswered(actor, told)
  return found.map(({ toldId, applauseId, giverName }) => {
    return { applauseId, giverName, told: rows.find(({ id }) => id === toldId)?.message }
  })
}

const idsFor = async (actor: Actor) => (await besideThoseOf(actor)).map(({ applauseId }) => applauseId)

test('applause waits for a word of each person it thanks until they react, and of nobody else', async () => {
  const { giver, tom, lena, colleague } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom, lena])
  const ids = [id, (await anApplause(colleague, [lena])).id]
  await reactToApplause(colleague, { id, kind: 'love', isOn: true })
  for (const actor of [giver, colleague]) expect(await idsFor(actor)).toEqual([])
  expect(await idsFor(tom)).toEqual([id])
  expect((await idsFor(lena)).toSorted()).toEqual(ids.toSorted())
  await reactToApplause(tom, { id, kind: 'agree', isOn: true })
  expect(await idsFor(tom)).toEqual([])
})

test('the answer stands beside the words of the giver, and beside nobody else’s comment', async () => {
  const { giver, tom, lena } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom], { words: 'Thank you.' })
  await anApplauseComment(lena, id)
  const told = 'Gita Rao thanked you: Thank you.'
  expect(await besideThoseOf(tom)).toEqual([{ applauseId: id, giverName: 'Gita Rao', told }])
  await viewAllNotifications(tom, { until: now() })
  await anApplauseComment(lena, id)
  expect(await besideThoseOf(tom, 'unread')).toEqual([])
  await anApplauseComment(giver, id, 'You’re welcome.')
  expect(await besideThoseOf(tom, 'unread')).toMatchObject([{ giverName: 'Gita Rao' }])
})

test('nothing is offered where applause is switched off or the plan has ended', async () => {
  const { giver, tom, workspace } = await anApplauseCircle('FREE')
  const { id: paid } = await aSubscription({ workspace })
  const { id } = await anApplause(giver, [tom])
  expect(await idsFor(tom)).toEqual([id])
  expect(await idsFor({ ...tom, withoutFeatures: ['Applause'] })).toEqual([])
  await db.subscription.update({ where: { id: paid }, data: { status: 'EXPIRED' } })
  expect(await idsFor(tom)).toEqual([])
})
