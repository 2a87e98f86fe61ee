import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { canRunReview } from '../policy'
import { alreadySent, noSuchReview, notYourReview, savedElsewhere } from '../refusals'
import type { SaveDraftInput } from '../schema'

/** The draft as the person who writes it may touch it; throws not-found, forbidden, or that it was sent already. */
export async function findOwnDraft(tx: Tx, actor: Actor, id: string) {
  const { workspaceId } = actor
  const review = await tx.review.findFirst({ where: { id, workspaceId }, select: { creatorId: true, status: true } })
  if (!review) throw noSuchReview()
  if (!canRunReview(actor, review)) throw notYourReview()
  if (review.status !== 'DRAFT') throw alreadySent()
}

/** Keeps the wizard's state. `version` is the one the writer has seen, so that two tabs cannot overwrite each other. */
export function saveDraft(actor: Actor, { id, version, content }: SaveDraftInput) {
  return transaction(async (tx) => {
    await findOwnDraft(tx, actor, id)
    const savedAt = now()
    const { workspaceId } = actor
    const saved = await tx.form.updateMany({
      where: { reviewId: id, workspaceId, version },
      data: { content, version: version + 1, savedAt },
    })
    if (saved.count === 0) throw savedElsewhere()
    const { title, description, timeZone } = content
    await tx.review.updateMany({ where: { id, workspaceId, status: 'DRAFT' }, data: { title, description, timeZone } })
    return { version: version + 1, savedAt }
  })
}
