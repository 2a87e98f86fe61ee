import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { listAsked } from '@/lib/reviews/results/queries/list-asked'
import { getTexts } from '@/lib/reviews/results/queries/get-texts'
import { approveNomination } from '@/lib/reviews/nominations/commands/approve-nomination'
import { nominatePeers } from '@/lib/reviews/nominations/commands/nominate-peers'
import { getNominations } from '@/lib/reviews/nominations/queries/get-nominations'
import { hideAnswer } from '@/lib/reviews/results/commands/hide-answer'
import { pinAnswer } from '@/lib/reviews/results/commands/pin-answer'
import { extendRespondent } from '@/lib/reviews/respondents/commands/extend-respondent'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { people, type PersonKey } from '@/prisma/seed/stage/people/roster'
import type { Stage } from '@/prisma/seed/stage/stage'
import type { StoryReview } from '@/prisma/seed/stage/story'

type Sent = { id: string; sentAt: Date }

async function headOf({ cast }: Stage, key: PersonKey, id: string) {
  const head = await getReviewHead(await cast.actor(key), id)
  if (!head) throw new Error('This review has not been sent.')
  return head
}

/** Gives somebody until 17:00 of a later day. */
async function giveTime(stage: Stage, by: PersonKey, id: string, { who, until }: NonNullable<StoryReview['moreTime']>) {
  const { cast, calendar } = stage
  const { timeZone } = people[by]
  const { rows } = await listAsked(await headOf(stage, by, id), 'team')
  const asked = rows.find(({ memberId }) => memberId === cast.memberId(who))
  if (!asked) throw new Error(`${people[who].firstName} is not asked.`)
  const closesOn = calendar.dayKey(calendar.closing(until, timeZone), timeZone)
  await extendRespondent(await cast.actor(by), { id, assigneeId: asked.id, closesOn, closesTime: '17:00', timeZone })
}

/** Says yes to one of those whom the subject proposed. */
async function approve({ cast }: Stage, by: PersonKey, id: string, key: PersonKey) {
  const actor = await cast.actor(by)
  const { rows } = await getNominations(actor, id)
  const proposal = rows.find(({ memberId }) => memberId === cast.memberId(key))
  if (!proposal) throw new Error(`${people[key].firstName} was not proposed.`)
  await approveNomination(actor, { id, nominationId: proposal.id })
}

function planProposals(stage: Stage, { by, about, proposed }: StoryReview, { id, sentAt }: Sent) {
  if (about === undefined || proposed === undefined) return
  const { calendar, timeline, cast } = stage
  const proposedAt = calendar.between(sentAt, calendar.present, people[about].timeZone)
  const memberIds = proposed.people.map(cast.memberId)
  timeline.on(proposedAt, async () => nominatePeers(await cast.actor(about), { id, memberIds }))
  for (const key of proposed.approved) {
    const decidedAt = calendar.between(proposedAt, calendar.present, people[by].timeZone)
    timeline.on(decidedAt, () => approve(stage, by, id, key))
  }
}

/** What its creator does with a review while people answer it. */
export function planCare(stage: Stage, story: StoryReview, { id, sentAt }: Sent) {
  const { calendar, timeline, cast } = stage
  const { by, paused, moreTime } = story
  const { timeZone } = people[by]
  if (paused !== undefined) {
    // After the last answer, whenever on that day it came.
    timeline.on(calendar.closing(paused, timeZone), async () => pauseReview(await cast.actor(by), { id }))
  }
  if (moreTime) {
    timeline.on(calendar.between(sentAt, calendar.present, timeZone), () => giveTime(stage, by, id, moreTime))
  }
  planProposals(stage, story, { id, sentAt })
}

/** The answer with these words, as its creator finds it. */
async function findWords(stage: Stage, by: PersonKey, id: string, words: string) {
  const head = await headOf(stage, by, id)
  for (const question of stage.questions.get(id) ?? []) {
    const { rows } = await getTexts(head, question.id, { search: words })
    const [found] = rows
    if (found) return found
  }
  throw new Error(`Nobody wrote “${words}”.`)
}

/** Keeps the answer with these words from everybody who may read the review. */
export async function hideWords(
  stage: Stage,
  by: PersonKey,
  id: string,
  { words, reason }: NonNullable<StoryReview['hides']>,
) {
  const found = await findWords(stage, by, id, words)
  return hideAnswer(await stage.cast.actor(by), { id: found.id, reason })
}

/** Puts the answer with these words into the overview. */
export async function pinWords(stage: Stage, by: PersonKey, id: string, words: string) {
  const found = await findWords(stage, by, id, words)
  return pinAnswer(await stage.cast.actor(by), { id: found.id })
}
