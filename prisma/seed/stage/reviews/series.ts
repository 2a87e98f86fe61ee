import { formatClock } from '@/lib/shared/zones'
import { minutesFrom, now } from '@/lib/platform/clock'
import { addDays } from '@/lib/shared/dates'
import { momentOf } from '@/lib/scheduling/rules'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { closeDueReviews } from '@/lib/reviews/jobs'
import { listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import { sendDueOccurrences } from '@/lib/reviews/series/jobs'
import { begin, planParts, planPost } from '@/prisma/seed/stage/direct'
import { people } from '@/prisma/seed/stage/people/roster'
import { castParts } from '@/prisma/seed/stage/respondents'
import type { Stage } from '@/prisma/seed/stage/stage'
import type { StorySeries } from '@/prisma/seed/stage/story'

type Round = { id: string; week: number; sentAt: Date }

/** What people do with one round until it closes, or until now. */
function followRound(stage: Stage, story: StorySeries, { id, week, sentAt }: Round) {
  const { calendar, timeline, random, shelf } = stage
  const { timeZone } = people[story.by]
  const said = story.weeks[week]
  if (!said) throw new Error(`Nobody knows what “${story.title}” was like in week ${week + 1}.`)
  const lastDay = addDays(calendar.dayKey(sentAt, timeZone), story.weekly.openDays)
  const closesAt = momentOf(lastDay, '17:00', timeZone)
  const isRunning = closesAt > calendar.present
  const parts = castParts({ ...story, ...said, ...(isRunning && story.running), sent: 0 }, random, shelf)
  planPost(stage, sentAt)
  planParts(stage, story.by, { id, sentAt, parts, until: isRunning ? calendar.present : closesAt })
  if (isRunning) return
  timeline.on(minutesFrom(closesAt, 0.5), () => closeDueReviews(now()))
  planPost(stage, closesAt)
}

/** The job sends a later round, as it does for everybody. */
async function sendRound(stage: Stage, story: StorySeries, week: number) {
  const sentAt = now()
  await sendDueOccurrences(sentAt)
  const { rows } = await listReviews(await stage.cast.actor(story.by), { tab: 'created', search: story.title })
  const [newest] = rows
  if (newest) followRound(stage, story, { id: newest.id, week, sentAt })
}

/** A form that comes again each week at the same time. */
export function planSeries(stage: Stage, story: StorySeries) {
  const { calendar, timeline, random } = stage
  const { timeZone } = people[story.by]
  const firstAt = calendar.mondayMorning(story.weeksAgo, timeZone)
  const questions = story.weeks[0]?.questions ?? []
  timeline.on(minutesFrom(firstAt, -random.whole(15, 60)), async () => {
    const fillIn = await begin(stage, { ...story, questions })
    timeline.on(firstAt, async () => {
      const { actor, id, version } = await fillIn()
      await publishReview(actor, { id, version })
      followRound(stage, story, { id, week: 0, sentAt: firstAt })
    })
  })
  // One that is due in these minutes is left to the product, which is about to start.
  const latest = minutesFrom(calendar.present, -30)
  for (let week = 1; week <= story.weeksAgo; week += 1) {
    const day = addDays(calendar.dayKey(firstAt, timeZone), week * 7)
    const dueAt = minutesFrom(momentOf(day, formatClock(firstAt, timeZone), timeZone), 0.5)
    if (dueAt < latest) timeline.on(dueAt, () => sendRound(stage, story, week))
  }
}
