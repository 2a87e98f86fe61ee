import { expect, test } from 'vitest'
import { reactToApplause } from '@/lib/applause/commands/react-to-applause'
import { listUnanswered } from '@/lib/applause/queries/list-unanswered'
import { db } from '@/lib/platform/db'
import { anApplause, anApplauseCircle } from '@/tests/factories/applause'
import { aSubscription } from '@/tests/factories/subscriptions'

test('applause waits for a word of each person it thanks until they react, and of nobody else', async () => {
  const { giver, tom, lena, colleague } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom, lena])
  const ids = [id, (await anApplause(colleague, [lena])).id]
  await reactToApplause(colleague, { id, kind: 'love', isOn: true })
  for (const actor of [giver, colleague]) expect(await listUnanswered(actor, ids)).toEqual([])
  expect(await listUnanswered(tom, ids)).toEqual([id])
  expect((await listUnanswered(lena, ids)).toSorted()).toEqual(ids.toSorted())
  await reactToApplause(tom, { id, kind: 'agree', isOn: true })
  expect(await listUnanswered(tom, ids)).toEqual([])
})

test('nothing is offered where applause is switched off or the plan has ended', async () => {
  const { giver, tom, workspace } = await anApplauseCircle('FREE')
  const { id: paid } = await aSubscription({ workspace })
  const { id } = await anApplause(giver, [tom])
  expect(await listUnanswered(tom, [id])).toEqual([id])
  expect(await listUnanswered({ ...tom, withoutFeatures: ['Applause'] }, [id])).toEqual([])
  await db.subscription.update({ where: { id: paid }, data: { status: 'EXPIRED' } })
  expect(await listUnanswered(tom, [id])).toEqual([])
})
