import 'server-only'
import { getAnswering, type Answering } from '@/lib/reviews/responses/queries/get-answering'
import type { PostAnswersInput, AnswerInput } from '@/lib/reviews/responses/schema'
import { answersIn } from '@/lib/reviews/responses/rules/posted-fields'
import { misfit, missingAnswers, askedAmong, isSameAnswer, noAnswer } from '@/lib/reviews/responses/rules/answers'
import { isExternal, type Asker } from '@/lib/reviews/responses/queries/respondent-state'
import { nameReviewer } from './name-reviewer'
import { saveRevision } from './save-revision'
import { noSuchReview } from '@/lib/reviews/model/refusals'
import { now } from '@/lib/platform/clock'
import { viewReview } from './view-review'
import { saveAnswers } from './save-answers'
import { submitResponse } from './submit-response'
import { sendRevision } from './send-revision'
import { answersToMend } from '@/lib/reviews/responses/refusals'

/** The valid answers, and messages for the rest. */
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

/** An anonymous review stores no names. */
async function keepName(asker: Asker, { anonymity }: Answering, { reviewId, name }: PostAnswersInput) {
  if (isExternal(asker) && name !== undefined && anonymity !== 'ANONYMOUS')
    await nameReviewer(asker, { reviewId, name })
}

/** Posting a form again after sending changes nothing; different answers are saved as a revision. */
async function keepChange(asker: Asker, view: Answering, input: PostAnswersInput) {
  const { questions, answers: sent } = view
  if (!view.keepsChanges) return
  const posted = answersIn(questions, input)
  const asked = askedAmong(questions, (id) => posted.get(id) ?? sent[id])
  if (asked.every(({ id }) => isSameAnswer(posted.get(id) ?? noAnswer, sent[id] ?? noAnswer))) return
  const { fitting: answers } = sorted(view, input)
  await saveRevision(asker, { reviewId: view.reviewId, answers })
}

/**
 * Takes a form posted without script: names every error and still saves all valid answers, also in a pause. Sent twice,
 * it counts once.
 */
export async function postAnswers(asker: Asker, input: PostAnswersInput) {
  const { reviewId, intent, revision, notice } = input
  if (isExternal(asker) && asker.reviewId !== reviewId) throw noSuchReview()
  const view = await getAnswering(asker, reviewId)
  const isSent = view.state === 'answered' && revision === undefined
  if (isSent && intent === 'send') {
    await keepChange(asker, view, input)
    return { intent, savedAt: now() }
  }

  if (!view.isViewed) await viewReview(asker, { reviewId })
  await keepName(asker, view, input)
  const [save, send] = revision === undefined ? [saveAnswers, submitResponse] : [saveRevision, sendRevision]
  const { fitting: answers, faults } = sorted(view, input)
  const canSend = intent === 'send' && Object.keys(faults).length === 0
  await (canSend ? send(asker, { reviewId, answers, notice }) : save(asker, { reviewId, answers }))
  if (Object.keys(faults).length > 0) throw answersToMend(faults)
  return { intent, savedAt: now() }
}
