import { minutesFrom } from '@/lib/platform/clock'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { getRound } from '@/lib/reviews/rounds/queries/get-round'
import { answeringEnd, begin, planEnd, planParts, planPost } from '@/prisma/seed/stage/direct'
import { people } from '@/prisma/seed/stage/people/roster'
import { castParts } from '@/prisma/seed/stage/respondents'
import type { Stage } from '@/prisma/seed/stage/stage'
import type { StoryRound } from '@/prisma/seed/stage/story'

/** Follows each review of a round that was just sent until its end. */
async function followRound(stage: Stage, { subjects, ...shared }: StoryRound, roundId: string, sentAt: Date) {
  const { random, shelf, cast } = stage
  const { rows } = await getRound(await cast.actor(shared.by), roundId)
  for (const subject of subjects) {
    const id = rows.find(({ subjectId }) => subjectId === cast.memberId(subject.about))?.id
    if (id === undefined) throw new Error(`“${shared.title}” asks nobody about ${people[subject.about].firstName}.`)
    const story = { ...shared, ...subject }
    const parts = castParts(story, random, shelf)
    planParts(stage, story.by, { id, sentAt, parts, until: answeringEnd(stage, story) })
    planEnd(stage, story, id)
  }
}

/** A form about several people, sent at once, and what becomes of each of its reviews. */
export function planRound(stage: Stage, story: StoryRound) {
  const { calendar, timeline, random } = stage
  const sentAt = calendar.duringWork(story.sent, people[story.by].timeZone)
  const subjects = story.subjects.map(({ about }) => about)
  const questions = story.subjects[0]?.questions ?? []
  timeline.on(minutesFrom(sentAt, -random.whole(15, 60)), async () => {
    const fillIn = await begin(stage, { ...story, questions }, { subjects })
    timeline.on(sentAt, async () => {
      const { actor, id, version } = await fillIn()
      const { roundId } = await publishReview(actor, { id, version })
      if (roundId === null) throw new Error(`“${story.title}” is no round.`)
      planPost(stage, sentAt)
      await followRound(stage, story, roundId, sentAt)
    })
  })
}
