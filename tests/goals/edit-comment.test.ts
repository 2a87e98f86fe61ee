import { expect, test } from 'vitest'
import { commentOnGoal } from '@/lib/goals/commands/comment-on-goal'
import { editComment } from '@/lib/goals/commands/edit-comment'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { listTimeline } from '@/lib/goals/queries/list-timeline'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aGoal, aGoalCircle, aGoalIn, checkIn } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

test('lets only the author edit a comment, and marks it as edited', async () => {
  const circle = await aGoalCircle()
  const { admin, creator, colleague } = circle
  const { id } = await aGoalIn(circle)
  const updateId = randomId()
  await commentOnGoal(colleague, { madeId: updateId, id, comment: 'Nine hours.', mentionedIds: [] })
  for (const other of [admin, creator])
    await expectRefused(editComment(other, { id, updateId, comment: 'Eight hours.' }), 'forbidden')
  const shown = async () => (await listTimeline(colleague, id, {})).rows[0]
  await editComment(colleague, { id, updateId, comment: 'Nine hours.' })
  expect(await shown()).toMatchObject({ comment: 'Nine hours.', editedAt: null, can: { edit: true, delete: true } })
  await editComment(colleague, { id, updateId, comment: 'Eight hours.' })
  expect(await shown()).toMatchObject({ comment: 'Eight hours.', editedAt: expect.any(Date) })
})

test('notifications and unsent mails quote the new words', async () => {
  const circle = await aGoalCircle()
  const { creator, colleague, assignee } = circle
  const { id } = await aGoalIn(circle)
  const updateId = randomId()
  const mentionedIds = [creator.memberId]
  await commentOnGoal(colleague, { madeId: updateId, id, comment: 'Nine hours.', mentionedIds })
  await editComment(colleague, { id, updateId, comment: 'Eight hours.' })
  expect(await toldTo(assignee, 'goal.commented')).toEqual([
    expect.stringMatching(/ commented on “.+”: Eight hours\.$/),
  ])
  expect(await toldTo(creator, 'goal.commented')).toEqual([
    expect.stringMatching(/ mentioned you on “.+”: Eight hours\.$/),
  ])
  const mails = (await mailsTo(creator.email)).filter(({ event }) => event === 'goal.mentioned')
  expect(mails).toMatchObject([{ props: { comment: 'Eight hours.' } }])
})

test('what a check-in says is edited too, and one that says nothing is not', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin)
  const madeId = randomId()
  await checkIn(admin, goal, { madeId, comment: 'Hired one.' })
  await editComment(admin, { id: goal.id, updateId: madeId, comment: 'Hired two.' })
  const [edited, created] = (await listTimeline(admin, goal.id, {})).rows
  expect(edited).toMatchObject({ kind: 'check-in', comment: 'Hired two.' })
  const silent = { id: goal.id, updateId: created?.id ?? '', comment: 'Begun.' }
  await expectRefused(editComment(admin, silent), 'not-found')
})

test.each(['status', 'check-in'] as const)('an edited reason of a %s is so in notifications and feeds', async (how) => {
  const circle = await aGoalCircle()
  const { lead, creator } = circle
  const goal = await aGoalIn(circle, { title: 'Answer sooner' })
  const reason = { status: 'AtRisk', comment: 'Two left.' } as const
  await (how === 'status' ? setGoalStatus(lead, { ...goal, ...reason }) : checkIn(lead, goal, reason))
  const [changed] = (await listTimeline(lead, goal.id, {})).rows
  await editComment(lead, { id: goal.id, updateId: changed?.id ?? '', comment: 'Three left.' })
  const sentence = 'Priya Nair set “Answer sooner” to At risk: Three left.'
  expect(await toldTo(creator, 'goal.status-changed')).toEqual([sentence])
  for (const person of [creator, lead]) {
    const lines = await db.activity.findMany({ where: { memberId: person.memberId, title: { contains: 'At risk' } } })
    expect(lines).toMatchObject([{ title: sentence }])
  }
})

test('a comment is not found under another goal', async () => {
  const admin = await anAdmin()
  const [goal, other] = [await aGoal(admin), await aGoal(admin)]
  const updateId = randomId()
  await commentOnGoal(admin, { madeId: updateId, id: goal.id, comment: 'Nine hours.', mentionedIds: [] })
  await expectRefused(editComment(admin, { id: other.id, updateId, comment: 'Eight hours.' }), 'not-found')
})
