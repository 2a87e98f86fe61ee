import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { getWorkspaceFile } from '@/lib/account/exports/queries/list-workspace-exports'
import { commentOnGoal } from '@/lib/goals/commands/comment-on-goal'
import { handOverGoals } from '@/lib/goals/commands/hand-over-goals'
import { goalsHandOver } from '@/lib/goals/hand-over'
import { ownGoals } from '@/lib/goals/own-data'
import { getHeldGoals } from '@/lib/goals/queries/list-held'
import { randomId } from '@/lib/shared/randomness'
import { aWorkspaceExport, cellsOf } from '@/tests/factories/exports'
import { aGoal, aGoalCircle, aKeyResult, type GivenGoal } from '@/tests/factories/goals'
import { deactivate } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'
import { unzipped } from '@/tests/support/unzipped'

const say = (actor: Actor, { id }: { id: string }, comment: string) =>
  commentOnGoal(actor, { id, madeId: randomId(), comment, mentionedIds: [] })

test('the export of a workspace holds its goals, and never one that somebody set for themselves', async () => {
  const { admin, assignee } = await aGoalCircle()
  const keyResults = [aKeyResult({ title: 'Secret hours', current: 30 })]
  const links: GivenGoal['links'] = [{ url: 'https://acme.example/secret', text: 'Secret link', kind: 'Other' }]
  const secret: GivenGoal = { title: 'Secret plan', type: 'Self', keyResults, links }
  for (const owner of [assignee, admin]) await aGoal(owner, secret)
  const parent = await aGoal(admin, secret)
  await aGoal(admin, {
    title: 'Answer sooner',
    description: 'Within a day.',
    links: [{ url: 'https://acme.example/plan', text: 'Plan', kind: 'Document' }],
    parent,
    assignees: [assignee],
    keyResults: [aKeyResult({ title: 'Hours' })],
  })
  const { file } = await getWorkspaceFile(admin, (await aWorkspaceExport(admin)).id)
  const files = unzipped(file).map(({ name, text }) => ({ name, cells: cellsOf(text), text }))
  const linesIn = (name: string) => files.find((one) => one.name === name)?.cells.slice(1) ?? []
  const cellsIn = (name: string) => linesIn(name).map((cells) => cells.slice(0, 6))
  expect(cellsIn('goals.csv')).toEqual([['Answer sooner', 'Individual', '', 'Priya Nair', 'Priya Nair', '']])
  expect(cellsIn('key-results.csv')).toEqual([['Answer sooner', 'Hours', '0', '0', '100', '%']])
  expect(cellsIn('goal-links.csv')).toEqual([['Answer sooner', 'https://acme.example/plan', 'Plan', 'Document']])
  expect(linesIn('goals.csv')[0]?.slice(11, 15)).toEqual(['Within a day.', 'weekly', 'Everyone', 'BY_HAND'])
  expect(files.filter(({ text }) => text.includes('Secret'))).toEqual([])
})

test('the copy of somebody’s own data holds their goals and what they wrote, and not what others wrote', async () => {
  const { admin, assignee, colleague } = await aGoalCircle()
  const goal = await aGoal(admin, { title: 'Answer sooner', assignees: [assignee] })
  await aGoal(assignee, { title: 'Learn Spanish', type: 'Self' })
  await aGoal(admin, { title: 'Of others' })
  await say(assignee, goal, 'Nine hours.')
  await say(colleague, goal, 'Still.')
  const { goals, commentsOnGoals } = await ownGoals(assignee)
  expect(goals.map(({ title }) => title).toSorted()).toEqual(['Answer sooner', 'Learn Spanish'])
  expect(commentsOnGoals.map(({ comment }) => comment)).toEqual(['Nine hours.'])
})

test('an Admin is shown what a leaver holds until it is handed over', async () => {
  const { admin, lead, assignee: leaver, colleague: heir } = await aGoalCircle()
  await aGoal(admin, { title: 'Answer sooner', assignees: [leaver] })
  await aGoal(leaver, { title: 'Learn Spanish', type: 'Self' })
  await deactivate(leaver)
  expect(await goalsHandOver(admin, leaver.memberId)).toMatchObject({ text: '1 open goal without them.' })
  expect(await goalsHandOver(lead, leaver.memberId)).toBeNull()
  expect((await getHeldGoals(admin, leaver.memberId)).goals).toMatchObject([{ title: 'Answer sooner' }])
  await expectRefused(getHeldGoals(lead, leaver.memberId), 'forbidden')
  await handOverGoals(admin, { memberId: leaver.memberId, toId: heir.memberId })
  expect(await goalsHandOver(admin, leaver.memberId)).toBeNull()
})
