import { expect, test } from 'vitest'
import { commentOnGoal } from '@/lib/goals/commands/comment-on-goal'
import { deleteComment } from '@/lib/goals/commands/delete-comment'
import { randomId } from '@/lib/shared/randomness'
import { aGoal, aGoalCircle, aGoalIn, checkIn, updatesOf } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

test('lets only the author delete a comment', async () => {
  const circle = await aGoalCircle()
  const { admin, creator, colleague } = circle
  const { id } = await aGoalIn(circle)
  const updateId = randomId()
  await commentOnGoal(colleague, { madeId: updateId, id, comment: 'Nine hours.', mentionedIds: [] })
  for (const other of [admin, creator]) await expectRefused(deleteComment(other, { id, updateId }), 'forbidden')
  for (const _press of [1, 2]) await deleteComment(colleague, { id, updateId })
  expect((await updatesOf({ id })).map(({ kind }) => kind)).toEqual(['created'])
})

test('takes its words out of notifications and unsent mails', async () => {
  const circle = await aGoalCircle()
  const { creator, colleague, assignee } = circle
  const { id } = await aGoalIn(circle)
  const updateId = randomId()
  const mentionedIds = [creator.memberId]
  await commentOnGoal(colleague, { madeId: updateId, id, comment: 'Nine hours.', mentionedIds })
  expect(await toldTo(assignee, 'goal.commented')).toHaveLength(1)
  await deleteComment(colleague, { id, updateId })
  for (const person of [creator, assignee]) expect(await toldTo(person, 'goal.commented')).toEqual([])
  expect((await mailsTo(creator.email)).filter(({ event }) => event === 'goal.mentioned')).toEqual([])
})

test('a check-in stays with what it says', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin)
  const madeId = randomId()
  await checkIn(admin, goal, { madeId, comment: 'Hired one.' })
  await deleteComment(admin, { id: goal.id, updateId: madeId })
  expect((await updatesOf(goal)).at(-1)).toMatchObject({ kind: 'check-in', comment: 'Hired one.' })
})
