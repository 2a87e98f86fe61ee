import 'server-only'
import { transaction, type Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { formContentSchema, type FormContent } from '@/lib/reviews/model/schema'
import { lockDraft } from '@/lib/reviews/drafting/steps/lock-draft'
import { savedElsewhere, startsInPast } from '@/lib/reviews/model/refusals'
import { startFault, startingOf } from '@/lib/reviews/model/rules/schedule'
import { now } from '@/lib/platform/clock'
import { findRecipients } from '@/lib/reviews/drafting/queries/find-recipients'
import { sendReview } from '@/lib/reviews/drafting/steps/send-review'
import type { PublishReviewInput } from '@/lib/reviews/drafting/schema'

type Published = { id: string; roundId: string | null; startsAt: Date | null }

/** Returns null when the draft is already sent or scheduled, so that a second press of Send changes nothing. */
async function claimDraft(tx: Tx, actor: Actor, { id, version }: PublishReviewInput) {
  const { status, startsAt } = await lockDraft(tx, actor, id)
  if (status !== 'DRAFT' || startsAt !== null) return null
  const form = await tx.form.findFirst({
    where: { reviewId: id, workspaceId: actor.workspaceId },
    select: { version: true, content: true },
  })
  if (form?.version !== version) throw savedElsewhere()
  return formContentSchema.parse(form.content)
}

async function findPublished(tx: Tx, id: string): Promise<Published> {
  const { roundId, status, startsAt } = await tx.review.findUniqueOrThrow({
    where: { id },
    select: { roundId: true, status: true, startsAt: true },
  })
  return { id, roundId, startsAt: status === 'DRAFT' ? startsAt : null }
}

/** The form is validated now, and again at the scheduled send. */
async function schedule(tx: Tx, actor: Actor, id: string, content: FormContent, startsAt: Date): Promise<Published> {
  const fault = startFault(content, now())
  if (fault) throw fault
  await findRecipients(tx, actor, content)
  await tx.review.update({ where: { id }, data: { startsAt }, select: { id: true } })
  return { id, roundId: null, startsAt }
}

/** Sends or schedules a draft. Throws per field what is missing or forbidden; a second call changes nothing. */
export function publishReview(actor: Actor, input: PublishReviewInput): Promise<Published> {
  const { id } = input
  return transaction(async (tx) => {
    const content = await claimDraft(tx, actor, input)
    if (content === null) return findPublished(tx, id)
    const startsAt = startingOf(content)
    if (startsAt === null) return { ...(await sendReview(tx, actor, { id, content })), startsAt }
    if (startsAt === undefined) throw startsInPast()
    return schedule(tx, actor, id, content, startsAt)
  })
}
