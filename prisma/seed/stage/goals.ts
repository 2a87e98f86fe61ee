import type { Actor } from '@/lib/access/actor'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { checkInGoals } from '@/lib/goals/commands/check-in-goals'
import { commentOnGoal } from '@/lib/goals/commands/comment-on-goal'
import { createGoal } from '@/lib/goals/commands/create-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { setOwnStatus } from '@/lib/goals/commands/set-own-status'
import { tickItem } from '@/lib/goals/commands/tick-item'
import { delayOverdueGoals } from '@/lib/goals/jobs'
import { getGoal } from '@/lib/goals/queries/get-goal'
import type { GoalFrequency, GoalStatus, GoalType } from '@/lib/platform/generated/prisma/enums'
import { daysFrom, minutesFrom, now } from '@/lib/platform/clock'
import { addDays, dayIn } from '@/lib/shared/dates'
import { randomId } from '@/lib/shared/randomness'
import { people, type PersonKey, type TeamKey } from './people/roster'
import type { Calendar } from './calendar'
import type { Stage } from './stage'
import { subjectIds } from './subjects'

type StoryKeyResult = { title: string; start: number; target: number; unit: string; weight?: number }

/** What somebody said of a goal on a day: the values of its key results, or its percent where it has none. */
export type StoryCheckIn = {
  on: number
  by?: PersonKey
  values: number[]
  status?: 'OnTrack' | 'AtRisk' | 'Delayed'
  comment?: string
}

/** A goal of the story. Days count from today. */
export type StoryGoal = {
  key: string
  by: PersonKey
  type: GoalType
  team?: TeamKey
  title: string
  description?: string
  parent?: string
  /** The released feedback it was made of. */
  review?: string
  assignees?: PersonKey[]
  supervisors?: PersonKey[]
  frequency?: GoalFrequency
  /** When it was set, starts and ends. */
  days: readonly [set: number, starts: number, ends: number]
  isPrivate?: boolean
  /** Its progress comes from the goals under it. */
  isRolledUp?: boolean
  keyResults?: StoryKeyResult[]
  items?: { title: string; owner?: PersonKey; doneOn?: number }[]
  link?: { url: string; text: string; kind: 'Document' | 'Spreadsheet' | 'Slides' | 'Design' }
  checkIns?: StoryCheckIn[]
  comments?: { on: number; by: PersonKey; text: string }[]
  ownDone?: { on: number; by: PersonKey }[]
  ends?: { on: number; by?: PersonKey; status: GoalStatus; comment: string }
  archivedOn?: number
}

const sourceOf = ({ keyResults, isRolledUp, items }: StoryGoal) => {
  if (isRolledUp) return 'CHILDREN'
  if (keyResults) return 'KEY_RESULTS'
  return items ? 'ITEMS' : 'BY_HAND'
}

/** The goals that have been set, by the name the story has for them. */
type Known = Map<string, string>

const idOf = (known: Known, key: string) => {
  const id = known.get(key)
  if (id === undefined) throw new Error(`No goal of the story is called “${key}”.`)
  return id
}

async function setUp({ cast, calendar }: Stage, known: Known, story: StoryGoal) {
  const { by, type, team, title, description = '', parent, days, keyResults = [], items = [], link, review } = story
  const actor = await cast.actor(by)
  const today = dayIn(calendar.present, actor.timeZone)
  const [, starts, ends] = days
  const idsOf = (keys: readonly PersonKey[] = []) => keys.map((key) => cast.memberId(key))
  const id = randomId()
  known.set(story.key, id)
  const [reviewId] = (await subjectIds(actor, { review })).reviewIds
  await createGoal(actor, {
    madeId: id,
    title,
    description,
    type,
    teamId: team === undefined ? null : cast.teamId(team),
    frequency: story.frequency ?? 'weekly',
    startsOn: addDays(today, starts),
    endsOn: addDays(today, ends),
    assigneeIds: idsOf(story.assignees),
    supervisorIds: idsOf(story.supervisors),
    visibility: story.isPrivate === true ? 'PRIVATE' : 'WORKSPACE',
    reviewId,
    parentId: parent === undefined ? null : idOf(known, parent),
    progressSource: sourceOf(story),
    progress: 0,
    keyResults: keyResults.map(({ weight = 1, ...keyResult }) => ({ ...keyResult, current: keyResult.start, weight })),
    items: items.map(({ title: what, owner }) => ({
      title: what,
      ownerId: owner === undefined ? null : cast.memberId(owner),
      dueOn: null,
    })),
    links: link === undefined ? [] : [link],
  })
}

async function checkIn(actor: Actor, id: string, { values, status, comment = '' }: StoryCheckIn) {
  const { keyResults } = await getGoal(actor, id)
  const measured = keyResults.flatMap((keyResult, index) => {
    const current = values[index]
    return current === undefined ? [] : [{ id: keyResult.id, current }]
  })
  const progress = keyResults.length === 0 ? values[0] : undefined
  await checkInGoals(actor, {
    goals: [{ madeId: randomId(), id, values: measured, progress, status, comment }],
  })
}

async function tick(actor: Actor, id: string, title: string) {
  const item = (await getGoal(actor, id)).items.find((one) => one.title === title)
  if (item) await tickItem(actor, { id, itemId: item.id, isDone: true })
}

async function end(actor: Actor, id: string, { status, comment }: NonNullable<StoryGoal['ends']>) {
  const { version } = await getGoal(actor, id)
  await setGoalStatus(actor, { id, version, status, comment })
}

type Told = { day: number; who: PersonKey; act: () => Promise<unknown> }

/** The moment of each event. Two days that fall on one Friday, the later a weekend, keep their order. */
export function momentsOf(calendar: Calendar, told: readonly Pick<Told, 'day' | 'who'>[]) {
  let last = new Date(0)
  return told.map(({ day, who }) => {
    const at = calendar.duringWork(day, people[who].timeZone)
    last = at > last ? at : minutesFrom(last, 1)
    return last
  })
}

/** Plans all that happens to a goal, the way its people would do it. */
export function planGoal(stage: Stage, known: Known, story: StoryGoal) {
  const { calendar, timeline, cast } = stage
  const { key, by, days, checkIns = [], comments = [], items = [], ownDone = [], ends, archivedOn } = story
  const told: Told[] = [{ day: days[0], who: by, act: () => setUp(stage, known, story) }]
  const on = (day: number, who: PersonKey, act: (actor: Actor, id: string) => Promise<unknown>) =>
    told.push({ day, who, act: async () => act(await cast.actor(who), idOf(known, key)) })
  for (const said of checkIns)
    on(said.on, said.by ?? story.assignees?.[0] ?? by, (actor, id) => checkIn(actor, id, said))
  for (const { title, owner, doneOn } of items)
    if (doneOn !== undefined) on(doneOn, owner ?? by, (actor, id) => tick(actor, id, title))
  for (const { on: day, by: who, text } of comments)
    on(day, who, (actor, id) => commentOnGoal(actor, { madeId: randomId(), id, comment: text, mentionedIds: [] }))
  for (const { on: day, by: who } of ownDone)
    on(day, who, (actor, id) => setOwnStatus(actor, { id, status: 'Completed' }))
  if (ends) on(ends.on, ends.by ?? by, (actor, id) => end(actor, id, ends))
  if (archivedOn !== undefined) on(archivedOn, by, (actor, id) => archiveGoal(actor, { id }))

  const ordered = told.toSorted((one, other) => one.day - other.day)
  for (const [index, at] of momentsOf(calendar, ordered).entries()) timeline.on(at, async () => ordered[index]?.act())
}

/** What the product does by itself when the end of a goal has passed. */
export function planDelays({ calendar, timeline }: Stage, days: readonly number[]) {
  for (const day of days) timeline.on(daysFrom(calendar.present, day), () => delayOverdueGoals(now()))
}
