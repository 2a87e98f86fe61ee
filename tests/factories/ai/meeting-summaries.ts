import type { Actor } from '@/lib/access/actor'
import { commentOnFollowUp } from '@/lib/follow-ups/commands/comment-on-follow-up'
import { summarizeFollowUp } from '@/lib/follow-ups/commands/summarize-follow-up'
import { listCovered } from '@/lib/meetings/summaries/queries/list-covered'
import { saveSummary } from '@/lib/meetings/summaries/steps/save-summary'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { draftSchema } from '@/lib/summaries/schema'
import { aFollowUpBetween, type GivenFollowUp } from '@/tests/factories/follow-ups'
import { theAi, withAi } from './summaries'

/** A follow-up of Olga and Gus with a summary of what both said. */
export async function aSummarizedFollowUp(given: GivenFollowUp = {}) {
  const circle = await aFollowUpBetween(given)
  const [olga, gus, nina] = await withAi(circle.organizer, circle.guest, circle.colleague)
  const say = (actor: Actor, comment: string) =>
    commentOnFollowUp(actor, { madeId: randomId(), id: circle.id, comment })
  await say(olga, 'Ship on Monday')
  await say(gus, 'Test first')
  const ai = await theAi()
  await summarizeFollowUp(gus, { id: circle.id, pressId: randomId(), range: 'this' })
  return { ...circle, olga, gus, nina, ai }
}

/** A follow-up gets a summary as an AI service could have drafted it. */
export async function aSummaryOf(actor: Actor, { id }: { id: string }) {
  const covered = await listCovered(actor, 'FOLLOW_UP', { id, range: 'this' })
  const content = {
    sentences: [{ text: 'It is nearly there.', sources: [1] }],
    sources: [{ label: 'Comment', href: `/followups/${id}` }],
    proposals: [],
    readCount: 1,
    leftOutCount: 0,
  }
  await saveSummary(actor, id, content, covered)
}

/** The summary of a meeting as it stands. */
export async function summaryNow({ id }: { id: string }) {
  const row = await db.meetingSummary.findUnique({ where: { meetingId: id } })
  return row && { ...row, ...draftSchema.parse(row.content) }
}
