import { goalPath } from '@/lib/goals/rules/goal-paths'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { addPairItem } from '@/lib/one-on-ones/commands/add-pair-item'
import { addPointNote } from '@/lib/one-on-ones/commands/add-point-note'
import { addTalkingPoint } from '@/lib/one-on-ones/commands/add-talking-point'
import { commentOnOneOnOne } from '@/lib/one-on-ones/commands/comment-on-one-on-one'
import { scheduleOneOnOne } from '@/lib/one-on-ones/commands/schedule-one-on-one'
import { tickPairItem } from '@/lib/one-on-ones/commands/tick-pair-item'
import { tickTalkingPoint } from '@/lib/one-on-ones/commands/tick-talking-point'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { daysFrom, hoursFrom } from '@/lib/platform/clock'
import { addDays, dayIn } from '@/lib/shared/dates'
import { randomId } from '@/lib/shared/randomness'
import type { Stage } from '@/prisma/seed/stage/stage'
import { subjectIds } from '@/prisma/seed/stage/subjects'
import { stories, type OneOnOneStory, type PointStory } from './stories'

async function schedule({ cast, calendar }: Stage, id: string, story: OneOnOneStory) {
  const actor = await cast.actor(story.by)
  await scheduleOneOnOne(actor, {
    madeId: id,
    withId: cast.memberId(story.with),
    agenda: '',
    title: 'One-on-one',
    description: '',
    durationMinutes: 30,
    frequency: 'Once',
    monthlyOn: 'DAY_OF_MONTH',
    lastOn: null,
    time: story.time,
    day: addDays(dayIn(calendar.present, actor.timeZone), story.on),
  })
}

const pairIdOf = async ({ cast }: Stage, id: string, { by }: OneOnOneStory) =>
  (await getOneOnOne(await cast.actor(by), id)).pairId

async function addPoint(stage: Stage, pairId: string, pointId: string, { by, text, goal }: PointStory) {
  const actor = await stage.cast.actor(by)
  const [goalId] = (await subjectIds(actor, { goal })).goalIds
  const link = goalId === undefined ? '' : goalPath(goalId)
  await addTalkingPoint(actor, { madeId: pointId, id: pairId, text, link })
}

/** What both bring to the meeting. */
async function prepare(stage: Stage, id: string, story: OneOnOneStory, pointIds: readonly string[]) {
  const pairId = await pairIdOf(stage, id, story)
  for (const [index, point] of story.points.entries()) await addPoint(stage, pairId, pointIds[index] ?? '', point)
}

async function agree(stage: Stage, pairId: string, { by, items = [] }: OneOnOneStory) {
  const { cast, calendar } = stage
  const actor = await cast.actor(by)
  for (const { title, owner, dueIn, isDone } of items) {
    const dueOn = addDays(dayIn(calendar.present, actor.timeZone), dueIn)
    const item = { madeId: randomId(), id: pairId, title, ownerId: cast.memberId(owner), dueOn }
    const { id: itemId } = await addPairItem(actor, item)
    if (isDone) await tickPairItem(actor, { id: pairId, itemId, isDone })
  }
}

/** What was talked about, and what the two agreed on. */
async function hold(stage: Stage, id: string, story: OneOnOneStory, pointIds: readonly string[]) {
  const [one, other] = [await stage.cast.actor(story.by), await stage.cast.actor(story.with)]
  const pairId = await pairIdOf(stage, id, story)
  for (const [index, { notes = [], isOpen }] of story.points.entries()) {
    const pointId = pointIds[index] ?? ''
    for (const text of notes) await addPointNote(one, { madeId: randomId(), id: pairId, pointId, text })
    if (!isOpen) await tickTalkingPoint(one, { id: pairId, pointId, meetingId: id, isDone: true })
  }
  await agree(stage, pairId, story)
  if (story.comment !== undefined) await commentOnOneOnOne(other, { madeId: randomId(), id, comment: story.comment })
  await completeMeeting(one, { id })
}

/** One-on-ones at Acme: those held, one tomorrow for each person of the demo, and a pair silent for 34 days. */
export function planOneOnOnes(stage: Stage) {
  const { calendar, timeline } = stage
  for (const story of stories) {
    const id = randomId()
    const pointIds = story.points.map(() => randomId())
    const scheduledAt = daysFrom(calendar.present, Math.min(story.on - 3, -1))
    timeline.on(scheduledAt, () => schedule(stage, id, story))
    timeline.on(hoursFrom(scheduledAt, 2), () => prepare(stage, id, story, pointIds))
    if (story.on < 0) timeline.on(daysFrom(calendar.present, story.on + 1), () => hold(stage, id, story, pointIds))
  }
}
