import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { CopyReviewInput } from '@/lib/reviews/drafting/schema'
import { getForm } from '@/lib/reviews/drafting/queries/list-earlier-forms'
import { withStandingPeople } from '@/lib/reviews/drafting/queries/find-current-settings'
import { askedAgain } from '@/lib/reviews/drafting/rules/copied-review'
import { transaction } from '@/lib/platform/db'
import { beginDraft } from '@/lib/reviews/drafting/steps/begin-draft'

/**
 * Begins a draft with the words, questions, people and permissions of a form its creator wrote before, as they are now.
 * Dates are chosen anew; results can later be compared with those of the one it repeats.
 */
export async function copyReview(actor: Actor, { id, madeId }: CopyReviewInput): Promise<{ id: string }> {
  const { content, isSent } = await getForm(actor, id)
  const standing = isSent ? await withStandingPeople(actor, content, [id]) : content
  const again = { madeId, content: askedAgain(standing), previousId: isSent ? id : null }
  return transaction((tx) => beginDraft(tx, actor, again))
}
