import type { Actor } from '@/lib/access/actor'
import { findReviewer, type ReviewerActor } from '@/lib/access/reviewer'
import { db } from '@/lib/platform/db'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { saveDraft } from '@/lib/reviews/drafting/commands/save-draft'
import { startReview } from '@/lib/reviews/drafting/commands/start-review'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import { newQuestion } from '@/lib/reviews/drafting/rules/new-question'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'
import { questionSelect } from '@/lib/reviews/model/queries/list-questions'
import type { QuestionView } from '@/lib/reviews/responses/rules/answers'
import type { AnswerInput } from '@/lib/reviews/responses/schema'
import { questionTypes } from '@/lib/reviews/model/rules/question-types'
import type { FormContent, QuestionDraft } from '@/lib/reviews/model/schema'
import { randomId } from '@/lib/shared/randomness'
import { mailsTo } from '@/tests/support/outbox'
import { aMember } from './members'
import { aWorkspace, unique } from './workspaces'

type QuestionType = QuestionDraft['type']

/** A question that can be sent as it is. */
export function aQuestion(type: QuestionType, given: Partial<QuestionDraft> = {}): QuestionDraft {
  const options = { checkbox: ['Calm', 'Quick', 'Thorough'], scale: ['Hardly', 'Always'] }[type as string]
  const question = newQuestion(type, unique('q'), `What about ${type}?`)
  return { ...question, ...(options && { options: options.map((optionText) => ({ optionText })) }), ...given }
}

/** One question of each of the six types. */
export const oneOfEach = () => questionTypes.map((type) => aQuestion(type))

export type GivenForm = Partial<FormContent> & { asked?: Actor[] }

/** What makes a form one about this person, who reads it once it is released. */
export const aboutPerson = ({ memberId }: Actor): Pick<FormContent, 'about' | 'subjectIds' | 'seenBySubject'> => ({
  about: 'people',
  subjectIds: [memberId],
  seenBySubject: true,
})

/** A finished form, ready to be sent to those asked. */
export function aForm({ asked = [], ...given }: GivenForm = {}): FormContent {
  const assigneeIds = asked.map(({ memberId }) => memberId)
  const content = { ...newFormContent('blank', 'Europe/Berlin'), title: 'How we work', questions: oneOfEach() }
  return { ...content, assigneeIds, ...given }
}

/** A saved draft, with the version to send it by. */
export async function aDraft(creator: Actor, given: GivenForm = {}) {
  const { id } = await startReview(creator, { madeId: randomId(), content: newFormContent('blank', 'UTC') })
  const { version } = await saveDraft(creator, { id, version: 1, content: aForm(given) })
  return { id, version }
}

export type SentReview = { id: string; questions: QuestionView[] }

/** A review that was sent to those asked, with its questions as they meet them. */
export async function aReview(creator: Actor, given: GivenForm = {}): Promise<SentReview> {
  const { id } = await publishReview(creator, await aDraft(creator, given))
  const questions = await db.question.findMany({
    where: { reviewId: id },
    orderBy: { position: 'asc' },
    select: questionSelect,
  })
  return { id, questions }
}

/** A workspace with somebody who asks and the given number of colleagues to be asked. */
export async function aCircle(size = 3) {
  const workspace = await aWorkspace()
  const creator = await aMember({ workspace, role: 'Manager', firstName: 'Mira', lastName: 'Stone' })
  const asked = await Promise.all(Array.from({ length: size }, (_, index) => aRespondent(workspace, index)))
  return { workspace, creator, asked }
}

const aRespondent = (workspace: { id: string }, index: number) =>
  aMember({ workspace, firstName: `Rowan${index}`, lastName: unique('Reed') })

/** A review that runs, and one of the three people it asks. */
export async function aRunningReview(given: GivenForm = {}) {
  const { workspace, creator, asked } = await aCircle(3)
  const review = await aReview(creator, { asked, ...given })
  const [respondent = creator] = asked
  return { workspace, creator, asked, respondent, review }
}

/** The question of this type. */
export function questionOf({ questions }: SentReview, type: QuestionType): QuestionView {
  const found = questions.find((question) => question.type === type)
  if (!found) throw new Error(`This form asks nothing of the type ${type}.`)
  return found
}

/** A good answer to a question, of the kind it asks for. */
export function anAnswer({ id, type, options, lowest }: QuestionView, given: Partial<AnswerInput> = {}): AnswerInput {
  const parts: Record<QuestionType, Partial<AnswerInput>> = {
    input: { text: 'Short and clear' },
    textarea: { text: 'They listen first, and then say what they think.' },
    checkbox: { optionIds: options.slice(0, 1).map((option) => option.id) },
    scale: { score: lowest ?? 0 },
    yesno: { yes: true },
    rating: { score: 8 },
  }
  return { questionId: id, ...parts[type], ...given }
}

export const allAnswers = ({ questions }: SentReview) => questions.map((question) => anAnswer(question))

/** Sends a whole response of this person; what is given replaces the usual answers. */
export const aResponse = (asker: Actor | ReviewerActor, review: SentReview, answers = allAnswers(review)) =>
  submitResponse(asker, { reviewId: review.id, answers })

/** The code in the link that was mailed to somebody outside. */
export async function mailedCode(email: string) {
  const link = (await mailsTo(email)).at(-1)?.props['link'] ?? ''
  return link.split('/rvc-')[1] ?? 'no link was mailed'
}

/** Somebody outside, come in through the link in their mail. */
export async function aReviewer(email: string): Promise<ReviewerActor> {
  const reviewer = await findReviewer(await mailedCode(email))
  if (!reviewer) throw new Error(`The link mailed to ${email} leads nowhere.`)
  return reviewer
}

/** Everything that is stored of a review's answers, for looking at what a row gives away. */
export const storedOf = async (reviewId: string) => ({
  review: await db.review.findUniqueOrThrow({ where: { id: reviewId } }),
  assignees: await db.reviewAssignee.findMany({ where: { reviewId }, orderBy: { id: 'asc' } }),
  responses: await db.response.findMany({ where: { reviewId }, orderBy: { id: 'asc' } }),
  answers: await db.answer.findMany({ where: { reviewId }, orderBy: { id: 'asc' } }),
})
