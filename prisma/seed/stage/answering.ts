import { findReviewer } from '@/lib/access/reviewer'
import { viewNotification } from '@/lib/notifications/commands/view-notification'
import { listNotifications } from '@/lib/notifications/queries/list-notifications'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'
import { viewReview } from '@/lib/reviews/responses/commands/view-review'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import type { Asker } from '@/lib/reviews/responses/queries/respondent-state'
import { answersTo } from './pen'
import type { PersonKey } from './people/roster'
import type { PostOffice } from './post-office'
import type { Part } from './respondents'
import type { Stage } from './stage'

/** Opens what somebody was told about a review, as following its link does. */
export async function openNotice({ cast }: Pick<Stage, 'cast'>, key: PersonKey, reviewId: string) {
  const actor = await cast.actor(key)
  const { rows } = await listNotifications(actor, { type: 'unread' })
  const notice = rows.find(({ link }) => link.includes(reviewId))
  if (notice) await viewNotification(actor, { id: notice.id })
}

/** The way in for somebody outside is the link in their letter. */
async function reviewerAt(postOffice: PostOffice, email: string, reviewId: string) {
  const codes = await postOffice.find(email, /\/feedback\/rvc-([\w-]{43})/)
  const reviewers = await Promise.all(codes.map(findReviewer))
  const reviewer = reviewers.find((one) => one?.reviewId === reviewId)
  if (!reviewer) throw new Error(`No letter with a way in has reached ${email}.`)
  return reviewer
}

async function questionsOf({ questions }: Stage, asker: Asker, reviewId: string) {
  const seen = questions.get(reviewId) ?? (await getAnswering(asker, reviewId)).questions
  questions.set(reviewId, seen)
  return seen
}

/** Does what the part says, as the person it belongs to. */
export async function playPart(stage: Stage, reviewId: string, { who, does, words }: Part) {
  const { cast, postOffice } = stage
  const isInside = 'key' in who
  const asker = isInside ? await cast.actor(who.key) : await reviewerAt(postOffice, who.email, reviewId)
  if (isInside) await openNotice({ cast }, who.key, reviewId)
  if (does === 'looks') return viewReview(asker, { reviewId })
  if (does === 'declines') return optOutOfReview(asker, { reviewId })
  const input = { reviewId, answers: answersTo(await questionsOf(stage, asker, reviewId), words) }
  if (does === 'answers') return submitResponse(asker, input)
  await viewReview(asker, { reviewId })
  return saveAnswers(asker, input)
}
