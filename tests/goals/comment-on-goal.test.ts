import { expect, test } from 'vitest'
import { commentOnGoal } from '@/lib/goals/commands/comment-on-goal'
import { getGoal } from '@/lib/goals/queries/get-goal'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { viewNotificationsAbout } from '@/lib/notifications/commands/view-notifications-about'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import type { Actor } from '@/lib/access/actor'
import { aGoal, aGoalCircle, aGoalIn, updatesOf } from '@/tests/factories/goals'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { mailsTo } from '@/tests/support/outbox'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused, refusalOf } from '@/tests/support/refused'

const said = (id: string, mentioned: Actor[] = [], comment = 'Still at nine hours.') => ({
  madeId: randomId(),
  id,
  comment,
  mentionedIds: mentioned.map(({ memberId }) => memberId),
})

test('a comment pressed twice is made once', async () => {
  const admin = await anAdmin()
  const { id } = await aGoal(admin)
  await expectMadeOnce(
    (madeId) => commentOnGoal(admin, { ...said(id), madeId }),
    () => db.goalUpdate.count({ where: { goalId: id, kind: 'comment' } }),
  )
})

test('notifies the people of a goal and those mentioned once, except the author', async () => {
  const circle = await aGoalCircle()
  const { admin, colleague, assignee, creator, supervisor, memberSupervisor, otherLead } = circle
  const { id } = await aGoalIn(circle, { title: 'Answer sooner' })
  const input = said(id, [colleague, assignee, colleague])
  for (const _press of [1, 2]) await commentOnGoal(admin, input)
  for (const person of [creator, supervisor, memberSupervisor])
    expect(await toldTo(person, 'goal.commented')).toEqual([
      'Priya Nair commented on “Answer sooner”: Still at nine hours.',
    ])
  for (const person of [colleague, assignee])
    expect(await toldTo(person, 'goal.commented')).toEqual([
      'Priya Nair mentioned you on “Answer sooner”: Still at nine hours.',
    ])
  for (const person of [admin, otherLead]) expect(await toldTo(person, 'goal.commented')).toEqual([])
})

test.each([
  ['PRIVATE', expect.stringMatching(/ commented on “.+”$/)],
  ['WORKSPACE', null],
] as const)('what is said on a %s goal, Slack says or only names', async (visibility, brief) => {
  const { admin, assignee } = await aGoalCircle()
  const { id } = await aGoal(admin, { visibility, assignees: [assignee] })
  await commentOnGoal(admin, said(id))
  const where = { memberId: assignee.memberId, type: 'Goal_Comment' }
  expect(await db.notification.findMany({ where })).toMatchObject([{ brief }])
})

test('mails those mentioned, and nobody else', async () => {
  const circle = await aGoalCircle()
  const { id } = await aGoalIn(circle)
  await commentOnGoal(circle.admin, said(id, [circle.colleague]))
  const mailed = async ({ email }: Actor) => (await mailsTo(email)).map(({ event }) => event)
  expect(await mailed(circle.colleague)).toEqual(['goal.mentioned'])
  expect(await mailed(circle.creator)).toEqual([])
})

test('refuses to mention somebody who left, or who can’t see the goal', async () => {
  const circle = await aGoalCircle()
  const { creator, colleague, assignee } = circle
  const shown = await aGoalIn(circle)
  const hidden = await aGoalIn(circle, { visibility: 'PRIVATE' })
  await expectRefused(commentOnGoal(creator, said(hidden.id, [assignee, colleague])), 'invalid', 'comment')
  await expectRefused(commentOnGoal(creator, said(shown.id, [await aMember()])), 'invalid', 'comment')
  const { fields } = await refusalOf(commentOnGoal(creator, said(hidden.id, [assignee, colleague])))
  expect(fields['comment']).toBe('Priya Nair can’t see this goal. Remove the mention.')
  await deactivate(colleague)
  await expectRefused(commentOnGoal(creator, said(shown.id, [colleague])), 'invalid', 'comment')
  for (const goal of [shown, hidden]) expect(await updatesOf(goal)).toHaveLength(1)
})

test('a goal says whether something about it is unread, until it is opened', async () => {
  const circle = await aGoalCircle()
  const { id } = await aGoalIn(circle)
  const { assignee, colleague } = circle
  const hasNews = async (actor: Actor) => (await getGoal(actor, id)).hasNews
  await commentOnGoal(colleague, { madeId: randomId(), id, comment: 'Nine hours.', mentionedIds: [] })
  expect([await hasNews(assignee), await hasNews(colleague)]).toEqual([true, false])
  await viewNotificationsAbout(assignee, { path: goalPath(id) })
  expect(await hasNews(assignee)).toBe(false)
})
