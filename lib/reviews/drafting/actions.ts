'use server'
import { memberAction } from '@/lib/access/action'
import { othersFindNothing, othersRefused } from '@/lib/access/declaration'
import { reviewIdSchema } from '@/lib/reviews/model/schema'
import { startReview } from './commands/start-review'
import { redirect } from 'next/navigation'
import { saveDraft } from './commands/save-draft'
import { deleteDraft } from './commands/delete-draft'
import { copyReviewSchema, copyRoundSchema, startReviewSchema, saveDraftSchema, publishReviewSchema } from './schema'
import { copyReview } from './commands/copy-review'
import { copyRound } from './commands/copy-round'
import { publishReview } from './commands/publish-review'
import { takeBackReview } from './commands/take-back-review'

export const startReviewAction = memberAction(startReviewSchema, startReview, othersFindNothing('feedback.ask'))
export const saveDraftAction = memberAction(saveDraftSchema, saveDraft, othersRefused('feedback.ask'))
export const deleteDraftAction = memberAction(reviewIdSchema, deleteDraft, othersRefused('feedback.ask'), () =>
  redirect('/feedback?tab=created'),
)

export const copyReviewAction = memberAction(copyReviewSchema, copyReview, othersRefused('feedback.ask'), ({ id }) =>
  redirect(`/feedback/edit/${id}?step=questions`),
)
// The copy opens on the permissions step, because subjects and respondents change from round to round.
export const copyRoundAction = memberAction(copyRoundSchema, copyRound, othersRefused('feedback.ask'), ({ id }) =>
  redirect(`/feedback/edit/${id}?step=permissions`),
)

export const publishReviewAction = memberAction(
  publishReviewSchema,
  publishReview,
  othersRefused('feedback.ask'),
  ({ id, roundId, startsAt }) => {
    if (startsAt !== null) redirect(`/feedback/edit/${id}`)
    redirect(roundId === null ? `/feedback/preview/${id}` : `/feedback/round/${roundId}`)
  },
)
export const takeBackReviewAction = memberAction(
  reviewIdSchema,
  takeBackReview,
  othersRefused('feedback.ask'),
  ({ id }) => redirect(`/feedback/edit/${id}?step=permissions`),
)
