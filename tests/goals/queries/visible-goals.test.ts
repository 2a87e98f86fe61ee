import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { memberActor, type Actor } from '@/lib/access/actor'
import { canSeeGoal, type GoalRelation } from '@/lib/goals/policy'
import { listGoals } from '@/lib/goals/queries/list-goals'
import { listReaders } from '@/lib/goals/queries/list-readers'
import { relationColumns, visibleGoals } from '@/lib/goals/queries/visible-goals'
import { goalListSchema } from '@/lib/goals/schema'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { GoalType, GoalVisibility } from '@/lib/platform/generated/prisma/enums'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'

type Given = { creator: Actor; supervisor?: Actor; assignee?: Actor; itemOwner?: Actor; isOfTeam?: true }
type Made = Given & { id: string; title: string; type: GoalType; visibility: GoalVisibility }

/** Somebody of each role and reach, a team that one of them leads, and somebody in it. */
async function somePeople() {
  const workspace = await aWorkspace()
  const [founder, teammate] = [await aMember({ workspace }), await aMember({ workspace })]
  const made = {
    admin: await anAdmin({ workspace }),
    lead: await aManager({ workspace }),
    'lead of another team': await aManager({ workspace }),
    manager: await aManager({ workspace }),
    'member who leads the team': await aMember({ workspace }),
    member: await aMember({ workspace }),
  }
  const managers = [made.lead, made['member who leads the team']]
  const team = await aTeam({ workspace, members: [teammate], managers })
  const otherTeam = await aTeam({ workspace, managers: [made['lead of another team']] })
  const loaded = Object.entries(made).map(async ([who, { memberId }]) => [who, await memberActor(memberId)] as const)
  const viewers = Object.fromEntries(await Promise.all(loaded))
  const idsIn = (people: Actor[]) => people.map(({ memberId }) => memberId)
  const led = new Map([
    [made.lead.memberId, idsIn([teammate, ...managers])],
    [made['lead of another team'].memberId, [made['lead of another team'].memberId]],
  ])
  return { workspace, founder, teammate, viewers, team, otherTeam, led, leadId: made.lead.memberId }
}

type People = Awaited<ReturnType<typeof somePeople>>

/** A goal of each type and visibility with each relation that one of the people can have to it. */
function everyGoal({ founder, teammate, viewers }: People): Made[] {
  const own = Object.entries(viewers).flatMap(([who, person]): [string, Given][] => [
    [`set by ${who}`, { creator: person }],
    [`supervised by ${who}`, { creator: founder, supervisor: person }],
    [`assigned to ${who}`, { creator: founder, assignee: person }],
    [`with an item of ${who}`, { creator: founder, itemOwner: person }],
  ])
  const others: [string, Given][] = [
    ['of nobody in particular', { creator: founder }],
    ['of the team', { creator: founder, isOfTeam: true }],
    ['assigned to somebody in the team', { creator: founder, assignee: teammate }],
  ]
  return Object.values(GoalType).flatMap((type) =>
    Object.values(GoalVisibility).flatMap((visibility) =>
      [...own, ...others].map(([relation, given]) => {
        const title = `${visibility} ${type} ${relation}`
        return { ...given, id: randomUUID(), title, type, visibility }
      }),
    ),
  )
}

/** Written as rows: no command makes some of these, and they must stay hidden all the same. */
async function write({ workspace: { id: workspaceId }, team }: People, goals: Made[]) {
  const at = now()
  const days = { startsOn: new Date('2026-01-01'), endsOn: new Date('2999-01-01') }
  const fixed = {
    workspaceId,
    ...days,
    frequency: 'weekly',
    progressSource: 'BY_HAND',
    createdAt: at,
    changedAt: at,
  } as const
  await db.goal.createMany({
    data: goals.map(({ id, title, type, visibility, creator, isOfTeam }) => ({
      ...fixed,
      id,
      title,
      type,
      visibility,
      creatorId: creator.memberId,
      teamId: isOfTeam ? team.id : null,
    })),
  })
  const placesOf = (role: 'supervisor' | 'assignee') =>
    goals.flatMap(({ id: goalId, [role]: person }) =>
      person ? [{ workspaceId, goalId, memberId: person.memberId }] : [],
    )
  await db.goalSupervisor.createMany({ data: placesOf('supervisor') })
  await db.goalAssignee.createMany({ data: placesOf('assignee') })
  const items = goals.flatMap(({ id: goalId, itemOwner }) =>
    itemOwner ? [{ workspaceId, goalId, position: 0, title: 'Hire', ownerId: itemOwner.memberId }] : [],
  )
  await db.goalItem.createMany({ data: items })
}

let people: People
let goals: Made[]

beforeAll(async () => {
  people = await somePeople()
  goals = everyGoal(people)
  await write(people, goals)
})

/** What a goal is to somebody, told from how it was made. */
function relationOf({ memberId }: Actor, { type, visibility, ...goal }: Made): GoalRelation {
  const isOne = (person: Actor | undefined) => person?.memberId === memberId
  const isOfLedPerson = people.led.get(memberId)?.includes(goal.assignee?.memberId ?? '') ?? false
  return {
    type,
    visibility,
    isCreator: isOne(goal.creator),
    isSupervisor: isOne(goal.supervisor),
    isAssignee: isOne(goal.assignee),
    isItemOwner: isOne(goal.itemOwner),
    isLed: isOfLedPerson || (memberId === people.leadId && goal.isOfTeam === true),
  }
}

const everyViewer = ['admin', 'lead', 'lead of another team', 'manager', 'member who leads the team', 'member']

const viewer = (who: string) => {
  const actor = people.viewers[who]
  if (!actor) throw new Error(`There is no ${who}.`)
  return actor
}

const shownTo = (actor: Actor) =>
  goals.filter((goal) => canSeeGoal(actor, relationOf(actor, goal))).map(({ title }) => title)

/** The titles of every page of the list. */
async function listed(actor: Actor) {
  const titles: string[] = []
  let after: string | undefined
  do {
    const page = await listGoals(actor, goalListSchema.parse({ sort: 'title', search: '', after }))
    titles.push(...page.rows.map(({ title }) => title))
    after = page.next ?? undefined
  } while (after !== undefined)
  return titles
}

describe.each(everyViewer)('a workspace’s %s', (who) => {
  test('is to each goal what the database says', async () => {
    const actor = viewer(who)
    const rows = await db.$queryRaw<(GoalRelation & { title: string })[]>`
      SELECT g.title, ${relationColumns(actor)} FROM "Goal" g WHERE g."workspaceId" = ${actor.workspaceId}::uuid`
    const found = Object.fromEntries(rows.map(({ title, ...relation }) => [title, relation]))
    expect(found).toEqual(Object.fromEntries(goals.map((goal) => [goal.title, relationOf(actor, goal)])))
  })

  test('finds in lists what the policy shows them, and nothing else', async () => {
    const actor = viewer(who)
    const rows = await db.$queryRaw<{ title: string }[]>`SELECT g.title FROM "Goal" g WHERE ${visibleGoals(actor)}`
    expect(rows.map(({ title }) => title).toSorted()).toEqual(shownTo(actor).toSorted())
    expect((await listed(actor)).toSorted()).toEqual(shownTo(actor).toSorted())
  })
})

test('lists as readers of a goal those the policy shows it to', async () => {
  const { workspace, viewers } = people
  const ids = Object.values(viewers).map(({ memberId }) => memberId)
  for (const goal of goals) {
    const readers = await transaction((tx) => listReaders(tx, { id: goal.id, workspaceId: workspace.id }, ids))
    const shown = Object.values(viewers).filter((actor) => canSeeGoal(actor, relationOf(actor, goal)))
    expect({ goal: goal.title, readers }).toEqual({
      goal: goal.title,
      readers: shown.map(({ memberId }) => memberId).toSorted(),
    })
  }
})

test.each([
  ['admin', 'Individual', 27],
  // Their own four, that of the team, and those of the two others in it.
  ['lead', 'Individual', 7],
  ['manager', 'Individual', 4],
  ['admin', 'Organization', 27],
  ['lead', 'Organization', 4],
  ['admin', 'Self', 4],
  ['lead', 'Self', 4],
  ['member', 'Self', 4],
] as const)('of the private goals, the %s sees of type %s: %i', (who, type, count) => {
  expect(shownTo(viewer(who)).filter((title) => title.startsWith(`PRIVATE ${type} `))).toHaveLength(count)
})
