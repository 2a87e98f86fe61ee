import { afterEach, expect, test } from 'vitest'
import { systemActor, type Actor } from '@/lib/access/actor'
import { sendMorningDigest } from '@/lib/account/morning/commands/send-morning-digest'
import { listActivity } from '@/lib/activity/queries'
import { commentOnGoal } from '@/lib/goals/commands/comment-on-goal'
import { editGoal } from '@/lib/goals/commands/edit-goal'
import { ownGoals } from '@/lib/goals/own-data'
import type { EditGoalInput } from '@/lib/goals/schema'
import { sendDigest } from '@/lib/notifications/digests/commands/send-digest'
import { listNotifications } from '@/lib/notifications/queries/list-notifications'
import { setClock } from '@/lib/platform/clock'
import { randomId } from '@/lib/shared/randomness'
import { aGoalCircle, aGoalIn, editOf } from '@/tests/factories/goals'
import { preferring } from '@/tests/notifications/preferences/preferring'
import { mailsTo } from '@/tests/support/outbox'

afterEach(() => setClock())

const say = (actor: Actor, { id }: { id: string }, mentioned: Actor[] = []) =>
  commentOnGoal(actor, {
    id,
    madeId: randomId(),
    comment: 'Nine hours.',
    mentionedIds: mentioned.map(({ memberId }) => memberId),
  })

const edit = async (actor: Actor, goal: { id: string }, given: Partial<EditGoalInput>) =>
  editGoal(actor, await editOf(goal, given))

/** How many notifications, feed lines, unsent mails and titles beside own comments name the goal for this person. */
async function namedTo(actor: Actor, title: string) {
  const [told, lines, mails, own] = await Promise.all([
    listNotifications(actor, { type: 'all' }),
    listActivity(actor, { size: 20 }),
    mailsTo(actor.email),
    ownGoals(actor),
  ])
  const naming = (rows: readonly unknown[]) => rows.filter((row) => JSON.stringify(row).includes(title)).length
  return [told.rows, lines.rows, mails, own.commentsOnGoals].map(naming)
}

async function aKnownGoal() {
  const circle = await aGoalCircle()
  const title = 'Move to Lisbon'
  const goal = await aGoalIn(circle, { title })
  await say(circle.creator, goal, [circle.colleague, circle.admin])
  for (const actor of [circle.colleague, circle.supervisor]) await say(actor, goal)
  return { ...circle, goal, title }
}

test('a goal made private leaves notifications, feeds, unsent mails and downloads of others', async () => {
  const { creator, colleague, supervisor, assignee, admin, goal, title } = await aKnownGoal()
  expect(await namedTo(colleague, title)).toEqual([1, 0, 1, 1])
  expect(await namedTo(supervisor, title)).toEqual([3, 1, 1, 1])
  const [ofAssignee, ofAdmin] = [await namedTo(assignee, title), await namedTo(admin, title)]

  await edit(creator, goal, { visibility: 'PRIVATE', supervisorIds: [] })
  for (const actor of [colleague, supervisor]) expect(await namedTo(actor, title)).toEqual([0, 0, 0, 0])
  expect(await namedTo(assignee, title)).toEqual(ofAssignee)
  expect(await namedTo(admin, title)).toEqual(ofAdmin)
})

test('and from daily and morning mails that wait to leave', async () => {
  setClock(() => new Date('2026-11-26T12:00:00Z'))
  const circle = await aGoalCircle()
  const { creator, supervisor, assignee } = circle
  await preferring(supervisor, { Goal: { mail: 'DIGEST' } })
  const title = 'Move to Lisbon'
  const goal = await aGoalIn(circle, { title, endsOn: '2027-01-31' })
  const at = new Date('2026-11-27T09:30:00Z')
  setClock(() => at)
  const system = systemActor(creator.workspaceId)
  await sendDigest(system, { memberId: supervisor.memberId, at })
  await sendMorningDigest(system, { memberId: assignee.memberId })
  const named = async () => [(await namedTo(supervisor, title))[2], (await namedTo(assignee, title))[2]]
  expect(await named()).toEqual([1, 2])
  await edit(creator, goal, { visibility: 'PRIVATE', supervisorIds: [], assigneeIds: [] })
  expect(await named()).toEqual([0, 0])
})

test('somebody removed from a private goal keeps nothing of it, and others lose nothing', async () => {
  const { creator, supervisor, memberSupervisor, goal, title } = await aKnownGoal()
  await edit(creator, goal, { visibility: 'PRIVATE' })
  expect(await namedTo(supervisor, title)).toEqual([3, 1, 1, 1])
  await edit(creator, goal, { supervisorIds: [memberSupervisor.memberId] })
  expect(await namedTo(supervisor, title)).toEqual([0, 0, 0, 0])
  expect((await namedTo(memberSupervisor, title))[0]).toBeGreaterThan(0)
})

test('an edit of a goal that stays open removes nothing', async () => {
  const { creator, colleague, supervisor, goal, title } = await aKnownGoal()
  await edit(creator, goal, { supervisorIds: [] })
  expect(await namedTo(colleague, title)).toEqual([1, 0, 1, 1])
  expect(await namedTo(supervisor, title)).toEqual([3, 1, 1, 1])
})
