import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import type { ReviewIdInput } from '../schema'
import { findOwnDraft } from './save-draft'

/** Deletes a draft. What has been sent to people is never deleted (decisions, section 4). */
export const deleteDraft = (actor: Actor, { id }: ReviewIdInput) =>
  transaction(async (tx) => {
    await findOwnDraft(tx, actor, id)
    await tx.review.deleteMany({ where: { id, workspaceId: actor.workspaceId, status: 'DRAFT' } })
    return { id }
  })
