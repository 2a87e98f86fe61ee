import 'server-only'
import { transaction, type Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { formContentSchema } from '@/lib/reviews/model/schema'
import { hasEdits, withOwnRelationships } from '@/lib/reviews/model/rules/relationships'
import { lockDraft } from '@/lib/reviews/drafting/steps/lock-draft'
import { alreadySent, isScheduled, savedElsewhere } from '@/lib/reviews/model/refusals'
import { findUnaskable } from '@/lib/reviews/model/queries/find-audiences'
import { now } from '@/lib/platform/clock'
import type { SaveDraftInput } from '@/lib/reviews/drafting/schema'

/** A browser repeats a save when its response is lost, and must not conflict with its own first attempt. */
async function alreadySaved(tx: Tx, actor: Actor, { id, version, content }: SaveDraftInput) {
  const form = await tx.form.findFirst({
    where: { reviewId: id, workspaceId: actor.workspaceId, version: version + 1 },
    select: { version: true, savedAt: true, content: true },
  })
  if (!form || JSON.stringify(formContentSchema.parse(form.content)) !== JSON.stringify(content)) return null
  return { version: form.version, savedAt: form.savedAt }
}

/** Drops relationships that were chosen for another subject. */
async function ownContent(tx: Tx, actor: Actor, { id, content }: SaveDraftInput) {
  if (!hasEdits(content) || content.relatedToId !== null) return withOwnRelationships(content, content, actor.memberId)
  const where = { reviewId: id, workspaceId: actor.workspaceId }
  const form = await tx.form.findFirstOrThrow({ where, select: { content: true } })
  return withOwnRelationships(content, formContentSchema.parse(form.content), actor.memberId)
}

/**
 * Returns the addresses that can't be asked. `version` is the one the writer has seen, so that two tabs cannot overwrite
 * each other.
 */
export function saveDraft(actor: Actor, input: SaveDraftInput) {
  const { id, version } = input
  return transaction(async (tx) => {
    const draft = await lockDraft(tx, actor, id)
    if (draft.status !== 'DRAFT') throw alreadySent()
    // Send validated the scheduled form, so it must not change.
    if (draft.startsAt !== null) throw isScheduled()
    const content = await ownContent(tx, actor, input)
    const unaskable = await findUnaskable(tx, actor, content)
    const savedAt = now()
    const { workspaceId } = actor
    const saved = await tx.form.updateMany({
      where: { reviewId: id, workspaceId, version },
      data: { content, version: version + 1, savedAt },
    })
    if (saved.count === 0) {
      const before = await alreadySaved(tx, actor, { id, version, content })
      if (before === null) throw savedElsewhere()
      return { ...before, ...unaskable }
    }
    const { title, description, timeZone } = content
    await tx.review.updateMany({ where: { id, workspaceId, status: 'DRAFT' }, data: { title, description, timeZone } })
    return { version: version + 1, savedAt, ...unaskable }
  })
}
