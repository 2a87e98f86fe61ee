import { expect, test } from 'vitest'
import { summarizeFollowUp } from '@/lib/follow-ups/commands/summarize-follow-up'
import { makeFollowUps } from '@/lib/follow-ups/commands/make-follow-ups'
import { systemActor } from '@/lib/access/actor'
import { allowAi } from '@/lib/meetings/summaries/commands/allow-ai'
import { daysFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aSummarizedFollowUp, summaryNow } from '@/tests/factories/ai/meeting-summaries'
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

test('meetings that its series makes later are without AI, too', async () => {
  const { gus, id, workspace } = await aSummarizedFollowUp({ frequency: 'Weekly' })
  const before = await seriesNow({ id })
  for (const meeting of before) await allowAi(gus, { id: meeting.id, isAllowed: false })
  const { seriesId } = await db.meeting.findUniqueOrThrow({ where: { id } })
  setClock(() => daysFrom(new Date(), 30))
  await makeFollowUps(systemActor(workspace.id), { seriesId: seriesId ?? '' })
  setClock()
  const made = await db.meeting.findMany({ where: { seriesId }, select: { isWithoutAi: true } })
  expect(made.length).toBeGreaterThan(before.length)
  expect(made.every(({ isWithoutAi }) => isWithoutAi)).toBe(true)
})
