import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { canAskAbout } from '../../policy'
import type { FormContent } from '../../schema'

/**
 * Begins a draft with this form, in the caller's transaction; nobody but its creator knows of it until it is sent.
 * `previousId` is the review of the same creator it repeats, for comparing the results.
 */
export async function beginDraft(
  tx: Tx,
  actor: Actor,
  given: FormContent,
  previousId: string | null = null,
): Promise<{ id: string }> {
  const { workspaceId, memberId: creatorId } = actor
  // Who may not ask about others is given the same form about themselves.
  const about = given.about === 'people' && !canAskAbout(actor, 'somebody else') ? 'me' : given.about
  const content = { ...given, about }
  const { title, description, timeZone } = content
  const createdAt = now()
  const form = { create: { workspaceId, content, savedAt: createdAt } }
  const data = { workspaceId, creatorId, title, description, timeZone, previousId, createdAt, form }
  return tx.review.create({ data, select: { id: true } })
}
