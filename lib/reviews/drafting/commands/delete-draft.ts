import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ReviewIdInput } from '@/lib/reviews/model/schema'
import { transaction } from '@/lib/platform/db'
import { draftDeleted } from '@/lib/reviews/drafting/notices/review-held-back'
import { ensureOwnDraft } from '@/lib/reviews/drafting/queries/get-draft'

/** Sent reviews are never deleted (docs/decisions.md, Feedback). */
export const deleteDraft = (actor: Actor, { id }: ReviewIdInput) =>
  transaction(async (tx) => {
    await ensureOwnDraft(tx, actor, id)
    const { workspaceId } = actor
    const { count } = await tx.review.deleteMany({ where: { id, workspaceId, status: 'DRAFT' } })
    if (count > 0) await draftDeleted(tx, workspaceId, id)
    return { id }
  })
