import { randomUUID } from 'node:crypto'
import { findReviewer, reviewerCode } from '@/lib/access/reviewer'
import { daysFrom, now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { findSettings } from '@/lib/reviews/model/queries/find-settings'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { declineFutureRounds } from '@/lib/reviews/responses/commands/decline-future-rounds'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { saveRevision } from '@/lib/reviews/responses/commands/save-revision'
import { answerField, shownField } from '@/lib/reviews/responses/rules/posted-fields'
import { hideAnswer } from '@/lib/reviews/results/commands/hide-answer'
import { pinAnswer } from '@/lib/reviews/results/commands/pin-answer'
import { shareReview } from '@/lib/reviews/results/commands/share-review'
import { aMember, deactivate } from '@/tests/factories/members'
import { aReviewClosedOn } from '@/tests/factories/releases'
import { aNoteTo, aQuestionTo, aQuickAsk } from '@/tests/factories/quick-words'
import { externalPlaceOf } from '@/tests/factories/respondents'
import { aForm, aResponse, aReview, allAnswers, anAnswer, type SentReview } from '@/tests/factories/reviews'
import { aSeries } from '@/tests/factories/series'
import type { Sweep, SweptWorld } from '@/tests/factories/sweep/world'
import { unique } from '@/tests/factories/workspaces'

const anEnd = { closesOn: '2999-12-01', closesTime: '17:00', timeZone: 'UTC' }
const readers = { seenBySubject: true, seenByManager: true, seenByAdmins: true }
const shown = { anonymity: 'NAMED', releaseMode: 'BY_HAND' }
const noTeamsOrTags = { teamIds: [], tagIds: [] }
const takenOver = { edition: '', title: 'Taken over', description: '', hasReminders: true, ...readers, ...shown }

/** An answer to the first question of a review. */
const answersTo = (review: SentReview) => review.questions.slice(0, 1).map((question) => anAnswer(question))

/** The same as a browser sends it by itself. */
const postedTo = (review: SentReview) =>
  Object.fromEntries(
    review.questions.slice(0, 1).flatMap(({ id }) => [
      [answerField(id), 'Short'],
      [shownField(id), '1'],
    ]),
  )

async function reviewerIn({ code }: Pick<SweptWorld, 'code'>) {
  const reviewer = await findReviewer(code)
  if (!reviewer) throw new Error('The code of the outside reviewer opens nothing.')
  return reviewer
}

const ofReview = (id: string, data: object) => db.review.update({ where: { id }, data, select: { id: true } })

const newEmail = () => `${unique('new')}@elsewhere.example`

/** What somebody answers: with a code as the holder of a link, without one as somebody signed in. */
const place = ({ id: reviewId }: { id: string }, code: string) => (code === '' ? { reviewId } : { reviewId, code })

const askerIn = async (world: SweptWorld, code: string) => (code === '' ? world.respondent : reviewerIn(world))

/** What the respondent has answered, or the holder of the link once `answerFirst` is over. */
const answeredBy = (world: SweptWorld, code: string) => (code === '' ? world.answered : world.review)

const revisionOf = (world: SweptWorld, code: string) => {
  const answered = answeredBy(world, code)
  return { ...place(answered, code), answers: answersTo(answered) }
}

const answerFirst = async (world: SweptWorld, code: string) =>
  code !== '' && aResponse(await reviewerIn(world), world.review)

const ownSeries = ({ series: { review } }: SweptWorld) => ({ reviewId: review.id })

/** Somebody proposed as a respondent, waiting for a decision. */
async function aProposal({ workspace, review }: SweptWorld) {
  const { memberId } = await aMember({ workspace })
  const createdAt = new Date(Date.now())
  const data = { workspaceId: workspace.id, reviewId: review.id, memberId, createdAt }
  const { id: nominationId } = await db.reviewNomination.create({ data })
  return { id: review.id, nominationId }
}

/** Somebody outside who was asked in a series, by the code in their mail. */
async function outsideSeries({ creator }: SweptWorld) {
  const email = newEmail()
  const { review } = await aSeries(creator, { emails: [email] })
  return { reviewId: review.id, code: reviewerCode((await externalPlaceOf(review, email)).id) }
}

async function declinedSeries(world: SweptWorld) {
  const { reviewId, code } = await outsideSeries(world)
  await declineFutureRounds(await reviewerIn({ code }), { reviewId })
  return { reviewId, code }
}

async function aSeriesOfTeam({ creator, team }: SweptWorld) {
  const { review } = await aSeries(creator, { teamIds: [team.id] })
  return { id: review.id, groupId: team.id }
}

/** A review about the respondent, who is asked to propose colleagues; and such colleagues. */
async function someToPropose({ workspace, creator, respondent, admin }: SweptWorld) {
  const { id } = await aReview(creator, { asked: [admin] })
  const bounds = { nominationsMin: 1, nominationsMax: 3, nominationsApprover: 'CREATOR' } as const
  await db.review.update({ where: { id }, data: { subjectId: respondent.memberId, ...bounds }, select: { id: true } })
  return { id, memberIds: [(await aMember({ workspace })).memberId] }
}

/** What is changed in a review, by somebody who sees it as it is. */
async function editOf(world: SweptWorld) {
  const { edition } = await transaction((tx) => findSettings(tx, world.review.id))
  return { id: world.review.id, ...anEnd, ...takenOver, edition }
}

const keptAnew = { tables: ['Answer'], why: 'What is kept is written anew, in the place of what was there.' }
const sentLater = { tables: ['Response'], why: 'The same answers, sent at the later of the two moments.' }

export const sweep: Sweep = {
  inputs: {
    saveAnswersAction: ({ review }, code) => ({ ...place(review, code), answers: answersTo(review) }),
    submitResponseAction: ({ review }, code) => ({ ...place(review, code), answers: answersTo(review) }),
    postAnswersAction: ({ review }, code) => ({ ...place(review, code), ...postedTo(review) }),
    optOutOfReviewAction: ({ review }, code) => place(review, code),
    undoOptOutAction: ({ review }, code) => place(review, code),
    viewReviewAction: ({ review }, code) => place(review, code),
    declineFutureRoundsAction: ({ review }, code) => place(review, code),
    rejoinFutureRoundsAction: ({ review }, code) => place(review, code),
    saveRevisionAction: revisionOf,
    sendRevisionAction: revisionOf,
    discardRevisionAction: (world, code) => place(answeredBy(world, code), code),
    nameReviewerAction: ({ review }, code) => ({ ...place(review, code), name: 'Taken over' }),
    startReviewAction: ({ draft }) => ({ madeId: draft.id, content: aForm({ title: 'Taken over' }) }),
    saveDraftAction: ({ draft }) => ({ ...draft, content: aForm({ title: 'Taken over' }) }),
    publishReviewAction: ({ draft }) => draft,
    takeBackReviewAction: ({ draft: { id } }) => ({ id }),
    deleteDraftAction: ({ draft: { id } }) => ({ id }),
    closeReviewAction: ({ review: { id } }) => ({ id }),
    releaseReviewAction: ({ review: { id } }) => ({ id }),
    pauseReviewAction: ({ review: { id } }) => ({ id }),
    resumeReviewAction: ({ review: { id } }) => ({ id }),
    reopenReviewAction: ({ review: { id } }) => ({ id, ...anEnd }),
    editReviewAction: ({ review: { id } }) => ({ id, ...anEnd, ...takenOver }),
    takeOverReviewsAction: ({ creator: { memberId } }) => ({ memberId }),
    runRoundAction: ({ roundId: id }) => ({ id, step: 'remind' }),
    addRespondentsAction: ({ review: { id }, creator }) => ({ id, memberIds: [creator.memberId], ...noTeamsOrTags }),
    askExternalReviewersAction: ({ review: { id } }) => ({ id, emails: ['olga@client.example'] }),
    removeRespondentAction: ({ review: { id }, assigneeId }) => ({ id, assigneeId }),
    replaceRespondentAction: ({ review: { id }, assigneeId, creator: { memberId } }) => ({ id, assigneeId, memberId }),
    correctRelationshipAction: ({ review: { id }, assigneeId }) => ({ id, assigneeId, relationship: 'PEER' }),
    extendRespondentAction: ({ review: { id }, assigneeId }) => ({ id, assigneeId, ...anEnd }),
    nudgeRespondentsAction: ({ review: { id }, assigneeId }) => ({ id, assigneeId }),
    nominatePeersAction: ({ review: { id }, respondent }) => ({ id, memberIds: [respondent.memberId] }),
    approveNominationAction: ({ review: { id } }) => ({ id, nominationId: randomUUID() }),
    declineNominationAction: ({ review: { id } }) => ({ id, nominationId: randomUUID() }),
    endSeriesAction: ({ series: { id } }) => ({ id }),
    unfollowGroupAction: ({ review: { id } }) => ({ id, groupId: randomUUID() }),
    hideAnswerAction: ({ answerId: id }) => ({ id, reason: 'Taken over' }),
    showAnswerAction: ({ answerId: id }) => ({ id }),
    pinAnswerAction: ({ answerId: id }) => ({ id }),
    unpinAnswerAction: ({ answerId: id }) => ({ id }),
    shareReviewAction: ({ review: { id }, respondent: { memberId } }) => ({ id, memberId }),
    unshareReviewAction: ({ review: { id }, respondent: { memberId } }) => ({ id, memberId }),
    startExportAction: ({ answered: { id } }) => ({ source: 'review', id, format: 'CSV_LONG' }),
    acknowledgeReviewAction: ({ released: { id } }) => ({ id, comment: '' }),
    copyReviewAction: ({ draft: { id } }) => ({ id, madeId: randomUUID() }),
    copyRoundAction: ({ roundId: id }) => ({ id, madeId: randomUUID() }),
    askQuicklyAction: ({ respondent }) => aQuestionTo([respondent]),
    giveNoteAction: ({ respondent }) => aNoteTo(respondent),
    answerQuickAskAction: ({ review: { id: reviewId } }) => ({ reviewId, text: 'Taken over' }),
  },
  calls: {
    'GET /api/people/around': ({ respondent }) => ({ line: `GET /api/people/around?ids=${respondent.memberId}` }),
    'GET /api/people/askable': () => ({ line: 'GET /api/people/askable?query=con' }),
    'GET /api/people/note-managers': ({ respondent }) => ({
      line: `GET /api/people/note-managers?id=${respondent.memberId}`,
    }),
    'GET /api/people/additions': ({ review: { id }, creator: { memberId } }) => ({
      line: `GET /api/people/additions?id=${id}&memberIds=${memberId}`,
    }),
    'GET /api/feedback/report': () => ({ line: 'GET /api/feedback/report' }),
    'POST /api/feedback/summary': ({ released: { id } }) => ({
      line: 'POST /api/feedback/summary',
      body: JSON.stringify({ id, pressId: randomUUID() }),
    }),
    'POST /api/people/unsubscribed': ({ review: { id } }) => ({
      line: 'POST /api/people/unsubscribed',
      body: JSON.stringify({ id, emails: ['olga@client.example'] }),
    }),
    'GET /api/export/[id]': ({ exportId }) => ({ line: `GET /api/export/${exportId}` }),
  },
  rightful: {
    startReviewAction: () => ({ madeId: randomUUID(), content: aForm() }),
    releaseReviewAction: async ({ creator, respondent }) => ({ id: (await aReviewClosedOn(creator, respondent)).id }),
    editReviewAction: editOf,
    addRespondentsAction: ({ review: { id }, admin }) => ({ id, memberIds: [admin.memberId], teamIds: [], tagIds: [] }),
    replaceRespondentAction: ({ review: { id }, assigneeId, admin: { memberId } }) => ({ id, assigneeId, memberId }),
    correctRelationshipAction: ({ review: { id }, assigneeId }) => ({ id, assigneeId, relationship: 'MANAGER' }),
    nominatePeersAction: someToPropose,
    approveNominationAction: aProposal,
    declineNominationAction: aProposal,
    unfollowGroupAction: aSeriesOfTeam,
    declineFutureRoundsAction: (world, code) => (code === '' ? ownSeries(world) : outsideSeries(world)),
    rejoinFutureRoundsAction: (world, code) => (code === '' ? ownSeries(world) : declinedSeries(world)),
    submitResponseAction: ({ review }, code) => ({ ...place(review, code), answers: allAnswers(review) }),
    answerQuickAskAction: async ({ creator, respondent }) => ({
      reviewId: (await aQuickAsk(creator, [respondent])).id,
      text: 'Clear and calm.',
    }),
  },
  ready: {
    takeBackReviewAction: ({ draft: { id } }) => ofReview(id, { startsAt: daysFrom(now(), 1) }),
    resumeReviewAction: ({ creator, review: { id } }) => pauseReview(creator, { id }),
    reopenReviewAction: ({ creator, review: { id } }) => closeReview(creator, { id }),
    extendRespondentAction: ({ review: { id } }) => ofReview(id, { closesAt: daysFrom(now(), 1) }),
    takeOverReviewsAction: async ({ creator, respondent }) => {
      await aReview(creator, { asked: [respondent] })
      await deactivate(creator)
    },
    hideAnswerAction: ({ creator, answered: { id } }) => closeReview(creator, { id }),
    showAnswerAction: async ({ creator, answered: { id }, answerId }) => {
      await closeReview(creator, { id })
      await hideAnswer(creator, { id: answerId, reason: 'Names somebody' })
    },
    pinAnswerAction: ({ creator, answered: { id } }) => closeReview(creator, { id }),
    unpinAnswerAction: async ({ creator, answered: { id }, answerId }) => {
      await closeReview(creator, { id })
      await pinAnswer(creator, { id: answerId })
    },
    unshareReviewAction: ({ creator, review: { id }, respondent: { memberId } }) =>
      shareReview(creator, { id, memberId }),
    undoOptOutAction: async (world, code) => optOutOfReview(await askerIn(world, code), place(world.review, code)),
    rejoinFutureRoundsAction: async (world, code) =>
      code === '' && declineFutureRounds(world.respondent, ownSeries(world)),
    saveRevisionAction: answerFirst,
    sendRevisionAction: answerFirst,
    discardRevisionAction: async (world, code) => {
      await answerFirst(world, code)
      await saveRevision(await askerIn(world, code), revisionOf(world, code))
    },
  },
  second: {
    saveAnswersAction: keptAnew,
    postAnswersAction: keptAnew,
    saveRevisionAction: keptAnew,
    sendRevisionAction: sentLater,
  },
  unpressed: {
    'POST /api/feedback/summary': 'Asks an AI service; the test of writeDraft presses twice for one request.',
    'POST /api/people/unsubscribed': 'Only reads; it is no GET, whose address would hold those of people outside.',
  },
}
