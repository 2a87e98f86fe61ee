import 'server-only'
import { activeIn, leftOutOf, newestOwn, OWN_ROWS, upToMost, type OwnData } from '@/lib/access/own-data'
import { isTwoStepMet } from '@/lib/access/two-step'
import { db } from '@/lib/platform/db'
import { listRevisionOwners } from './responses/queries/response-owners'

const findCreated = (userId: string) =>
  db.review.findMany({
    relationLoadStrategy: 'join',
    where: { creator: activeIn(userId) },
    ...newestOwn,
    select: {
      workspace: { select: { name: true } },
      title: true,
      description: true,
      status: true,
      anonymity: true,
      createdAt: true,
      publishedAt: true,
      closedAt: true,
      releasedAt: true,
      // A draft holds its questions in the form, a sent review as rows.
      form: { select: { content: true } },
      questions: {
        orderBy: { position: 'asc' },
        select: {
          text: true,
          help: true,
          type: true,
          options: { orderBy: { position: 'asc' }, select: { text: true } },
        },
      },
    },
  })

type Created = Awaited<ReturnType<typeof findCreated>>[number]

const writtenForm = ({ workspace, form, questions, anonymity, ...review }: Created) => ({
  workspace: workspace.name,
  ...review,
  // A draft has its settings in the form.
  anonymity: review.status === 'DRAFT' ? undefined : anonymity,
  draft: review.status === 'DRAFT' ? form?.content : undefined,
  questions: questions.map(({ options, ...question }) => ({ ...question, options: options.map(({ text }) => text) })),
})

type Words = { workspace: string; feedback: string; saidOn: string; at: Date; text: string }

/** Release notes and acknowledgements. */
const findWords = (userId: string) => db.$queryRaw<Words[]>`
  SELECT w.name AS workspace, r.title AS feedback, said."saidOn", said.at, said.text
  FROM "Member" m JOIN "Workspace" w ON w.id = m."workspaceId" JOIN "Review" r ON r."workspaceId" = m."workspaceId"
    CROSS JOIN LATERAL (VALUES ('releasing it', r."releasedById", r."releasedAt", r."releaseNote"),
      ('having read it', r."subjectId", r."acknowledgedAt", r.acknowledgement)) said ("saidOn", "memberId", at, text)
  WHERE m."userId" = ${userId}::uuid AND m.status = 'ACTIVE' AND ${isTwoStepMet} AND said."memberId" = m.id
    AND said.text IS NOT NULL
  ORDER BY said.at DESC, r.id LIMIT ${OWN_ROWS}`

/**
 * Named answers and their revisions, which have their own owner. Rows of anonymous answers hold no person's id, so the
 * file leaves them out.
 */
const findNamedAnswers = async (userId: string) =>
  db.answer.findMany({
    where: {
      response: {
        OR: [{ assignee: { member: activeIn(userId) } }, { ownerHash: { in: await listRevisionOwners({ userId }) } }],
      },
    },
    orderBy: [{ reviewId: 'asc' }, { question: { position: 'asc' } }, { id: 'asc' }],
    take: OWN_ROWS,
    select: {
      workspace: { select: { name: true } },
      review: { select: { title: true } },
      question: { select: { text: true, options: { select: { id: true, text: true } } } },
      response: { select: { status: true, submittedAt: true } },
      text: true,
      score: true,
      yes: true,
      optionIds: true,
    },
  })

type NamedAnswer = Awaited<ReturnType<typeof findNamedAnswers>>[number]

const answerInWords = ({ workspace, review, question, response, optionIds, ...said }: NamedAnswer) => ({
  workspace: workspace.name,
  feedback: review.title,
  question: question.text,
  status: response?.status,
  submittedAt: response?.submittedAt,
  ...said,
  chosen: question.options.filter(({ id }) => optionIds.includes(id)).map(({ text }) => text),
})

/** The job `draft.forget` deletes the drafts of an erased account. */
export const ownFeedback = (async ({ userId }) => {
  const [created, answers, words] = await Promise.all([
    findCreated(userId),
    findNamedAnswers(userId),
    findWords(userId),
  ])
  return {
    feedbackYouAskedFor: upToMost(created).map(writtenForm),
    feedbackYouAskedForLeftOut: leftOutOf(created),
    answersWithYourName: upToMost(answers).map(answerInWords),
    answersWithYourNameLeftOut: leftOutOf(answers),
    wordsBesideFeedback: upToMost(words),
    wordsBesideFeedbackLeftOut: leftOutOf(words),
  }
}) satisfies OwnData
