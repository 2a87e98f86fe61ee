import { formatClock } from '@/lib/shared/zones'
import { addNextStep } from '@/lib/follow-ups/commands/add-next-step'
import { commentOnFollowUp } from '@/lib/follow-ups/commands/comment-on-follow-up'
import { scheduleFollowUp } from '@/lib/follow-ups/commands/schedule-follow-up'
import { tickNextStep } from '@/lib/follow-ups/commands/tick-next-step'
import { writeDecisions } from '@/lib/follow-ups/commands/write-decisions'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { daysFrom, hoursFrom, minutesFrom } from '@/lib/platform/clock'
import { addDays, dayIn } from '@/lib/shared/dates'
import { randomId } from '@/lib/shared/randomness'
import type { PersonKey } from '@/prisma/seed/stage/people/roster'
import type { Stage } from '@/prisma/seed/stage/stage'
import { subjectIds } from '@/prisma/seed/stage/subjects'
import { summarize } from './summary'
import { stories, type FollowUpStory } from './stories'

/** The next full half hour, so many minutes from now. */
const halfHourAfter = (at: Date, minutes: number) =>
  new Date(Math.ceil(minutesFrom(at, minutes).getTime() / 1_800_000) * 1_800_000)

/** When a follow-up of the story is: today within two hours, or at a time of another day. */
function timeOf({ calendar }: Stage, { on, time }: FollowUpStory, zone: string) {
  const soon = halfHourAfter(calendar.present, 30)
  if (time === 'soon') return { day: dayIn(soon, zone), time: formatClock(soon, zone) }
  return { day: addDays(dayIn(calendar.present, zone), on), time }
}

function typeOf({ goal, review }: FollowUpStory) {
  if (goal !== undefined) return 'Goal'
  return review === undefined ? 'Casual' : 'Review'
}

async function schedule(stage: Stage, id: string, story: FollowUpStory) {
  const actor = await stage.cast.actor(story.by)
  await scheduleFollowUp(actor, {
    madeId: id,
    ...(await subjectIds(actor, story)),
    durationMinutes: 30,
    monthlyOn: 'DAY_OF_MONTH',
    lastOn: null,
    type: typeOf(story),
    title: story.title,
    description: story.agenda,
    attendeeIds: story.with.map((key) => stage.cast.memberId(key)),
    frequency: story.frequency ?? 'Once',
    ...timeOf(stage, story, actor.timeZone),
  })
}

async function answer(stage: Stage, id: string, by: PersonKey, note: string) {
  await respondToMeeting(await stage.cast.actor(by), { id, isAttending: true, note })
}

/** What was said in a follow-up, and what comes of it. */
async function hold(stage: Stage, id: string, { by, held }: FollowUpStory) {
  if (!held) return
  const { cast, calendar } = stage
  const actor = await cast.actor(by)
  await writeDecisions(actor, { id, seen: '', decisions: held.decisions })
  for (const { title, owner, dueIn, isDone } of held.steps) {
    const dueOn = addDays(dayIn(calendar.present, actor.timeZone), dueIn)
    const step = { madeId: randomId(), id, title, ownerId: cast.memberId(owner), dueOn }
    const { id: itemId } = await addNextStep(actor, step)
    if (isDone === true) await tickNextStep(actor, { id, itemId, isDone })
  }
  for (const { by: writer, text } of held.comments)
    await commentOnFollowUp(await cast.actor(writer), { madeId: randomId(), id, comment: text })
  await completeMeeting(actor, { id })
  if (held.summary) await summarize(actor, id, held.summary)
}

/** Follow-ups at Acme: one within two hours, one missed, one with open next steps, and a series about a goal at risk. */
export function planFollowUps(stage: Stage) {
  const { calendar, timeline } = stage
  for (const story of stories) {
    const id = randomId()
    const scheduledAt = hoursFrom(daysFrom(calendar.present, story.scheduled), -1)
    timeline.on(scheduledAt, () => schedule(stage, id, story))
    for (const { by, note } of story.answers ?? [])
      timeline.on(hoursFrom(scheduledAt, 1), () => answer(stage, id, by, note))
    if (story.held) timeline.on(daysFrom(calendar.present, story.on + 1), () => hold(stage, id, story))
  }
}
