import 'server-only'
import type { FormContent } from '@/lib/reviews/model/schema'
import { isFirstInsert, type Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import type { ReviewKind } from '@/lib/platform/generated/prisma/enums'
import { askableForm } from '@/lib/reviews/drafting/rules/draft-faults'
import { canAskAboutOthers } from '@/lib/reviews/model/policy'
import { withOwnRelationships } from '@/lib/reviews/model/rules/relationships'
import { now } from '@/lib/platform/clock'
import { noSuchReview } from '@/lib/reviews/model/refusals'

type NewDraft = {
  madeId: string
  content: FormContent
  /** The review it repeats, for comparing results. */
  previousId?: string | null
  kind?: ReviewKind
}

/** Creates a draft, or finds the one with this `madeId`; nobody but its creator sees it. */
export async function beginDraft(
  tx: Tx,
  actor: Actor,
  { madeId, content: given, previousId = null, kind = 'FORM' }: NewDraft,
): Promise<{ id: string }> {
  const { workspaceId, memberId: creatorId } = actor
  const askable = askableForm(given, canAskAboutOthers(actor))
  const content = withOwnRelationships(askable, given, creatorId)
  const { title, description, timeZone } = content
  const createdAt = now()
  const own = { id: madeId, workspaceId, creatorId }
  const isFirst = await isFirstInsert(
    tx.review.createMany({
      data: [{ ...own, title, description, timeZone, previousId, kind, createdAt }],
      skipDuplicates: true,
    }),
    () => tx.review.findFirst({ where: own, select: { id: true } }),
    noSuchReview,
  )
  const form = { reviewId: madeId, workspaceId, content, savedAt: createdAt }
  if (isFirst) await tx.form.create({ data: form, select: { reviewId: true } })
  return { id: madeId }
}
