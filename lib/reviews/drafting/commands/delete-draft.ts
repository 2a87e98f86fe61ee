import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ReviewIdInput } from '@/lib/reviews/model/schema'
import { transaction } from '@/lib/platform/db'
import { ensureOwnDraft } from '@/lib/reviews/drafting/queries/get-draft'

/** Sent reviews are never deleted (docs/decisions.md, Feedback). */
export const deleteDraft = (actor: Actor, { id }: ReviewIdInput) =>
  transaction(async (tx) => {
    await ensureOwnDraft(tx, actor, id)
    await tx.review.deleteMany({ where: { id, workspaceId: actor.workspaceId, status: 'DRAFT' } })
    return { id }
  })
