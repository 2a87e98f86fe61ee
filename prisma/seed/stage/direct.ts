import { hoursFrom, minutesFrom, now } from '@/lib/platform/clock'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { saveDraft } from '@/lib/reviews/drafting/commands/save-draft'
import { startReview } from '@/lib/reviews/drafting/commands/start-review'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import { closeDueReviews } from '@/lib/reviews/jobs'
import { acknowledgeReview } from '@/lib/reviews/results/commands/acknowledge-review'
import { randomId } from '@/lib/shared/randomness'
import { openNotice, playPart } from './answering'
import { hideWords, pinWords, planCare } from './reviews/care'
import { contentOf } from './forms'
import { people, type PersonKey } from './people/roster'
import { castParts } from './respondents'
import type { Stage } from './stage'
import type { StoryDraft, StoryForm, StoryReview } from './story'

/** Begins a form; what comes back fills it in, which is its second version. */
export async function begin(
  { cast, calendar }: Stage,
  story: StoryForm,
  setting: Parameters<typeof contentOf>[3] = {},
) {
  const actor = await cast.actor(story.by)
  const { timeZone } = people[story.by]
  const { id } = await startReview(actor, { madeId: randomId(), content: newFormContent(story.format, timeZone) })
  return async () => {
    const content = contentOf(story, { cast, calendar }, now(), setting)
    const { version } = await saveDraft(actor, { id, version: 1, content })
    return { actor, id, version }
  }
}

/** Begins and fills in a form that is not sent, or not yet. */
export function planDraft(stage: Stage, story: StoryDraft) {
  const { calendar, timeline, random } = stage
  const writtenAt = calendar.duringWork(story.written, people[story.by].timeZone)
  const startedAt = minutesFrom(writtenAt, -random.whole(5, 25))
  timeline.on(startedAt, async () => {
    const monday = calendar.mondayMorning(-1, people[story.by].timeZone)
    const startsOn = story.goesOut && calendar.dayKey(monday, people[story.by].timeZone)
    const fillIn = await begin(stage, story, { startsOn })
    timeline.on(writtenAt, async () => {
      const { actor, id, version } = await fillIn()
      if (story.goesOut) await publishReview(actor, { id, version })
    })
  })
}

/** Letters leave a minute after they were written; those since the last working day wait for the product to start. */
export function planPost({ calendar, timeline, postOffice }: Stage, writtenAt: Date) {
  const leavesAt = minutesFrom(writtenAt, 1)
  if (leavesAt < calendar.lastWorkday()) timeline.on(leavesAt, postOffice.send)
}

/** A review from the first word to its release, with everything that people do with it until now. */
export function planReview(stage: Stage, story: StoryReview) {
  const { calendar, timeline, random } = stage
  const sentAt = calendar.duringWork(story.sent, people[story.by].timeZone)
  const startedAt = minutesFrom(sentAt, -random.whole(15, 60))
  const parts = castParts(story, random, stage.shelf)
  timeline.on(startedAt, async () => {
    const fillIn = await begin(stage, story)
    timeline.on(sentAt, async () => {
      const { actor, id, version } = await fillIn()
      await publishReview(actor, { id, version })
      planPost(stage, sentAt)
      planParts(stage, story.by, { id, sentAt, parts, until: answeringEnd(stage, story) })
      planCare(stage, story, { id, sentAt })
      planEnd(stage, story, id)
    })
  })
}

/** Until when people answer: the close, a pause, or now. */
export function answeringEnd(
  { calendar }: Stage,
  { by, closes, paused }: Pick<StoryReview, 'by' | 'closes' | 'paused'>,
) {
  const { timeZone } = people[by]
  if (paused !== undefined) return calendar.duringWork(paused, timeZone)
  return closes === undefined || closes > 0 ? calendar.present : calendar.closing(closes, timeZone)
}

type Sent = { id: string; sentAt: Date; parts: ReturnType<typeof castParts>; until: Date }

export function planParts(stage: Stage, by: PersonKey, { id, sentAt, parts, until }: Sent) {
  const { calendar, timeline } = stage
  const last = minutesFrom(until, -10)
  for (const part of parts) {
    const zone = people['key' in part.who ? part.who.key : by].timeZone
    timeline.on(calendar.between(sentAt, last, zone), () => playPart(stage, id, part))
  }
}

type Ending = Pick<StoryReview, 'by' | 'about' | 'closes' | 'released' | 'reply' | 'hides' | 'pins'>

export function planEnd(stage: Stage, { by, about, closes, released, reply, hides, pins = [] }: Ending, id: string) {
  const { calendar, timeline, random, cast } = stage
  if (closes === undefined || closes > 0) return
  const { timeZone } = people[by]
  const closesAt = calendar.closing(closes, timeZone)
  timeline.on(minutesFrom(closesAt, 0.5), () => closeDueReviews(now()))
  planPost(stage, closesAt)
  if (hides) timeline.on(minutesFrom(closesAt, 45), () => hideWords(stage, by, id, hides))
  for (const words of pins) timeline.on(minutesFrom(closesAt, 50), () => pinWords(stage, by, id, words))
  if (released === undefined || about === undefined) return
  const planned = calendar.duringWork(released, timeZone)
  const releasedAt = planned > closesAt ? planned : calendar.atWork(hoursFrom(closesAt, 16), timeZone)
  timeline.on(releasedAt, async () => releaseReview(await cast.actor(by), { id }))
  planPost(stage, releasedAt)
  // Who has been told lately has not read it yet.
  if (released >= -20) return
  const readAt = hoursFrom(releasedAt, random.whole(1, 6))
  timeline.on(readAt, () => openNotice(stage, about, id))
  if (reply === undefined) return
  timeline.on(minutesFrom(readAt, 20), async () => acknowledgeReview(await cast.actor(about), { id, comment: reply }))
}
