import { expect, test } from 'vitest'
import { editFollowUp } from '@/lib/follow-ups/commands/edit-follow-up'
import { summarizeFollowUp } from '@/lib/follow-ups/commands/summarize-follow-up'
import { makeFollowUps } from '@/lib/follow-ups/commands/make-follow-ups'
import { systemActor } from '@/lib/access/actor'
import { allowAi } from '@/lib/meetings/summaries/commands/allow-ai'
import { daysFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aSummarizedFollowUp, aSummaryOf, summaryNow } from '@/tests/factories/ai/meeting-summaries'
import { followUpEditOf } from '@/tests/factories/follow-ups'
import { seriesNow } from '@/tests/factories/meetings'
import { expectRefused } from '@/tests/support/refused'

test('anybody in a meeting keeps AI out of it, its summary goes, and anybody lets it in again', async () => {
  const { olga, gus, nina, id } = await aSummarizedFollowUp()
  await expectRefused(allowAi(nina, { id, isAllowed: false }), 'not-found')
  await allowAi(gus, { id, isAllowed: false })
  await allowAi(gus, { id, isAllowed: false })
  expect(await summaryNow({ id })).toBeNull()
  await allowAi(olga, { id, isAllowed: true })
  expect(await db.meeting.findUniqueOrThrow({ where: { id } })).toMatchObject({ isWithoutAi: false })
})

test('every summary that was drafted from it goes', async () => {
  const { gus, id } = await aSummarizedFollowUp({ frequency: 'Weekly' })
  const [, second = ''] = (await seriesNow({ id })).map((one) => one.id)
  await summarizeFollowUp(gus, { id: second, pressId: randomId(), range: 'last-4' })
  await allowAi(gus, { id, isAllowed: false })
  expect(await summaryNow({ id: second })).toBeNull()
})

test('the following meetings are without AI, too, also those that its series makes later', async () => {
  const { gus, olga, id, workspace } = await aSummarizedFollowUp({ frequency: 'Weekly' })
  const [, second = '', third = ''] = (await seriesNow({ id })).map((one) => one.id)
  await aSummaryOf(gus, { id: third })
  await allowAi(gus, { id: second, isAllowed: false })
  expect([await summaryNow({ id: third }), await summaryNow({ id })]).toEqual([null, expect.anything()])
  await allowAi(olga, { id: third, isAllowed: true })
  const { seriesId } = await db.meeting.findUniqueOrThrow({ where: { id } })
  setClock(() => daysFrom(new Date(), 70))
  await makeFollowUps(systemActor(workspace.id), { seriesId: seriesId ?? '' })
  setClock()
  const made = await db.meeting.findMany({ where: { seriesId, isWithoutAi: false }, select: { id: true } })
  expect(made.map((one) => one.id).toSorted()).toEqual([id, third].toSorted())
})

test('a guest of one meeting keeps AI out of that one alone', async () => {
  const { olga, gus, nina, id } = await aSummarizedFollowUp({ frequency: 'Weekly' })
  const attendeeIds = [gus, nina].map(({ memberId }) => memberId)
  await editFollowUp(olga, await followUpEditOf({ id }, { attendeeIds }))
  await allowAi(nina, { id, isAllowed: false })
  const { seriesId } = await db.meeting.findUniqueOrThrow({ where: { id } })
  const without = await db.meeting.findMany({ where: { seriesId, isWithoutAi: true }, select: { id: true } })
  expect(without).toEqual([{ id }])
})
