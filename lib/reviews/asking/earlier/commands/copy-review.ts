import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { beginDraft } from '../../drafts/commands/begin-draft'
import { getForm } from '../queries'
import { askedAgain } from '../rules'
import type { CopyReviewInput } from '../schema'

/**
 * Begins a draft with the words, questions, people and permissions of a form its creator wrote before. Dates are chosen
 * anew; results can later be compared with those of the one it repeats.
 */
export async function copyReview(actor: Actor, { id, madeId }: CopyReviewInput): Promise<{ id: string }> {
  const { content, isSent } = await getForm(actor, id)
  const again = { madeId, content: askedAgain(content), previousId: isSent ? id : null }
  return transaction((tx) => beginDraft(tx, actor, again))
}
