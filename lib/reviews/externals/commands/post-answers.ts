import 'server-only'
import type { ReviewerActor } from '@/lib/access/reviewer'
import { now } from '@/lib/platform/clock'
import { noSuchReview } from '../../refusals'
import { saveAnswers } from '../../responses/commands/save-answers'
import { submitResponse } from '../../responses/commands/submit-response'
import { viewReview } from '../../responses/commands/view-review'
import { getAnswering, type Answering } from '../../responses/queries'
import { answersToMend } from '../../responses/refusals'
import { misfit, missingAnswers } from '../../responses/rules'
import type { AnswerInput } from '../../responses/schema'
import { saveRevision } from '../../revisions/commands/save-revision'
import { sendRevision } from '../../revisions/commands/send-revision'
import { answersIn } from '../rules'
import type { PostAnswersInput } from '../schema'
import { nameReviewer } from './name-reviewer'

/** The posted answers that fit their questions, and what is wrong with the others. */
function sorted({ questions, answers, revision }: Answering, { intent, ...fields }: PostAnswersInput) {
  const posted = answersIn(questions, fields)
  const misfits = questions.flatMap((question): [id: string, sentence: string][] => {
    const parts = posted.get(question.id)
    const fault = parts ? misfit(question, parts) : null
    return fault === null ? [] : [[question.id, fault]]
  })
  const given = new Map([...Object.entries(revision ?? answers), ...posted])
  const missing = intent === 'send' ? missingAnswers(questions, given) : {}
  const isMisfit = new Set(misfits.map(([id]) => id))
  const fitting = [...posted].flatMap(([questionId, { text, ...parts }]): AnswerInput[] =>
    isMisfit.has(questionId) ? [] : [{ questionId, ...parts, text: text ?? undefined }],
  )
  return { fitting, faults: { ...missing, ...Object.fromEntries(misfits) } }
}

/**
 * Takes a whole form as a browser without its script sends it. What must be mended is named all at once, and whatever
 * else can be kept is kept, so that nothing is lost by it. Sent twice, it counts once.
 */
export async function postAnswers(reviewer: ReviewerActor, input: PostAnswersInput) {
  const { reviewId, intent, name, revision } = input
  if (reviewer.reviewId !== reviewId) throw noSuchReview()
  const view = await getAnswering(reviewer, reviewId)
  const isSent = view.state === 'answered' && revision === undefined
  if (isSent && intent === 'send') return { intent, savedAt: now() }

  if (!view.isViewed) await viewReview(reviewer, { reviewId })
  if (name !== undefined && view.anonymity !== 'ANONYMOUS') await nameReviewer(reviewer, { reviewId, name })
  const [save, send] = revision === undefined ? [saveAnswers, submitResponse] : [saveRevision, sendRevision]
  const { fitting: answers, faults } = sorted(view, input)
  const canSend = intent === 'send' && Object.keys(faults).length === 0
  await (canSend ? send : save)(reviewer, { reviewId, answers })
  if (Object.keys(faults).length > 0) throw answersToMend(faults)
  return { intent, savedAt: now() }
}
