import { expect, test } from 'vitest'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { allowAi } from '@/lib/meetings/summaries/commands/allow-ai'
import { draftTalkingPoints } from '@/lib/one-on-ones/drafts/commands/draft-talking-points'
import { savePrivateNote } from '@/lib/one-on-ones/commands/save-private-note'
import { tickTalkingPoint } from '@/lib/one-on-ones/commands/tick-talking-point'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { anAdmin } from '@/tests/factories/members'
import { aNote, anOwnedItem, aOneOnOne, aPair, aPairComment, aPoint } from '@/tests/factories/one-on-ones'
import { theAi, withAi } from '@/tests/factories/ai/summaries'
import { expectRefused } from '@/tests/support/refused'

/** A pair that has met, and meets again. */
async function aScene() {
  const pair = await aPair()
  const [one, tom] = await withAi(pair.one, pair.other)
  const { id, pairId } = pair
  const pointId = await aPoint(one, pairId, 'The rota')
  await aNote(tom, pairId, pointId, 'Two clinics agreed')
  await tickTalkingPoint(one, { id: pairId, pointId, meetingId: id, isDone: true })
  await savePrivateNote(one, { id, text: 'I doubt Tom.' })
  await savePrivateNote(tom, { id, text: 'I want to leave.' })
  await aPairComment(tom, id, 'Thanks, that helped')
  await completeMeeting(one, { id })
  const next = await aOneOnOne(one, tom, { time: '15:00' })
  await aPoint(tom, pairId, 'Growth')
  await anOwnedItem(one, pairId, 'Ask for the budget')
  return { ...pair, one, tom, next, ai: await theAi() }
}

const draft = (actor: Parameters<typeof draftTalkingPoints>[0], id: string) =>
  draftTalkingPoints(actor, { id, pressId: randomId() })

test('proposes from what the two wrote and have open, and never from a private note', async () => {
  const { one, pairId, ai } = await aScene()
  const { sentences, sources } = await draft(one, pairId)
  expect(ai.prompts()).toEqual([
    ['The rota', 'On “The rota”: Two clinics agreed', 'Thanks, that helped', 'Ask for the budget', 'Growth'],
  ])
  expect(sentences.length).toBeGreaterThan(0)
  expect(sources.at(-1)?.href).toMatch(/^\/one-on-one\/with\//)
})

test('keeps nothing, and nobody but the two finds the pair', async () => {
  const { workspace, one, pairId } = await aScene()
  await draft(one, pairId)
  expect(await db.meetingSummary.count({ where: { workspaceId: one.workspaceId } })).toBe(0)
  expect(await db.talkingPoint.count({ where: { pairId, doneAt: null } })).toBe(1)
  const [admin] = await withAi(await anAdmin({ workspace }))
  await expectRefused(draft(admin, pairId), 'not-found')
})

test('meetings without AI stay out, and nothing is proposed for one', async () => {
  const { one, tom, id, pairId, next, ai } = await aScene()
  await allowAi(tom, { id, isAllowed: false })
  await draft(one, pairId)
  expect(ai.prompts()).toEqual([['Ask for the budget', 'Growth']])
  await allowAi(tom, { id: next.id, isAllowed: false })
  await expectRefused(draft(one, pairId), 'conflict')
})

test('the same press again is no second request', async () => {
  const { one, pairId: id, ai } = await aScene()
  const press = { id, pressId: randomId() }
  await draftTalkingPoints(one, press)
  await expectRefused(draftTalkingPoints(one, press), 'conflict')
  expect(ai.standIn.seen).toHaveLength(1)
})
