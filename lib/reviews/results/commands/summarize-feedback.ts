import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { listFeedbackMaterial } from '@/lib/reviews/results/queries/list-feedback-material'
import type { SummarizeFeedbackInput } from '@/lib/reviews/results/schema'
import { writeDraft } from '@/lib/summaries/commands/write-draft'
import { alreadyWriting } from '@/lib/summaries/refusals'
import type { Draft } from '@/lib/summaries/schema'

/**
 * Drafts a summary of feedback released to the actor. It is not stored, because an answer hidden later would survive in
 * it.
 */
export async function summarizeFeedback(actor: Actor, { id, pressId }: SummarizeFeedbackInput): Promise<Draft> {
  const material = await listFeedbackMaterial(actor, id)
  const draft = await writeDraft(actor, { pressId, subject: `feedback:${id}`, task: 'feedback', ...material })
  if (draft === null) throw alreadyWriting()
  return draft
}
