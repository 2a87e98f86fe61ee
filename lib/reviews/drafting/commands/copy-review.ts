import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { CopyReviewInput } from '@/lib/reviews/drafting/schema'
import { getForm } from '@/lib/reviews/drafting/queries/list-earlier-forms'
import { withCurrentPeople } from '@/lib/reviews/drafting/queries/find-current-settings'
import { now } from '@/lib/platform/clock'
import { usualClosing } from '@/lib/reviews/model/rules/schedule'
import { askedAgain } from '@/lib/reviews/drafting/rules/copied-review'
import { transaction } from '@/lib/platform/db'
import { beginDraft } from '@/lib/reviews/drafting/steps/begin-draft'

/**
 * Copies one of the creator's forms into a draft that closes as a new one does; its results can later be compared with the
 * original's.
 */
export async function copyReview(actor: Actor, { id, madeId }: CopyReviewInput): Promise<{ id: string }> {
  const { content, isSent } = await getForm(actor, id)
  const current = isSent ? await withCurrentPeople(actor, content, [id]) : content
  const closesOn = usualClosing(now(), current.timeZone)
  const again = { madeId, content: { ...askedAgain(current), closesOn }, previousId: isSent ? id : null }
  return transaction((tx) => beginDraft(tx, actor, again))
}
