import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { aDraft, aForm, anAnswer, aResponse, aReview, type SentReview } from '@/tests/factories/reviews'
import { aManager, aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { answerField, shownField } from '@/lib/reviews/externals/rules'
import { anExport } from '@/tests/factories/exports'
import { aReviewReleasedTo } from '@/tests/factories/releases'
import { placeOf } from '@/tests/factories/respondents'
import { aSeries } from '@/tests/factories/series'
import { aTeam } from '@/tests/factories/teams'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { codeOfReviewer, type Code } from './reviewer-code'
import { cookieOf, sessionOf } from './session'

const headerOf = ({ name, value }: { name: string; value: string }) => `${name}=${value}`

/** A workspace with something of everything that an id could lead to. */
export async function aSweptWorkspace() {
  const workspace = await aWorkspace()
  const creator = await aManager({ workspace, firstName: 'Concealed', lastName: unique('Creator') })
  const respondent = await aMember({ workspace, firstName: 'Concealed', lastName: unique('Respondent') })
  const email = `${unique('olga')}@elsewhere.example`
  const review = await aReview(creator, { asked: [respondent], emails: [email], about: 'me' })
  const code = await codeOfReviewer(review.id, email)
  const { id: assigneeId } = await placeOf(review, respondent)
  const draft = await aDraft(creator, { asked: [respondent] })
  const answered = await aReview(creator, { asked: [respondent], about: 'me' })
  await aResponse(respondent, answered)
  const { id: answerId } = await db.answer.findFirstOrThrow({ where: { reviewId: answered.id, text: { not: null } } })
  const released = await aReviewReleasedTo(creator, respondent)
  const { id: exportId } = await anExport(creator, answered.id)
  const template = await aTemplate(creator)
  const series = await aSeries(creator, { asked: [respondent] })
  const team = await aTeam({ workspace, members: [respondent] })
  const notification = await db.notification.findFirstOrThrow({ where: { memberId: respondent.memberId } })
  return {
    workspace,
    creator,
    respondent,
    review,
    assigneeId,
    code,
    draft,
    template,
    series,
    team,
    answered,
    answerId,
    released,
    exportId,
    notificationId: notification.id,
  }
}

export type SweptWorld = Awaited<ReturnType<typeof aSweptWorkspace>>

/** Cookies that prove nothing: of nobody, of somebody who was let go, of a session that has ended, of another workspace. */
export async function uselessCookies({ workspace }: SweptWorld): Promise<[who: string, cookie: string][]> {
  const [gone, changed, stranger] = await Promise.all([aMember({ workspace }), aMember({ workspace }), anAdmin()])
  const ofGone = headerOf(await sessionOf(gone))
  await deactivate(gone)
  const { sessionVersion } = await db.user.findUniqueOrThrow({ where: { id: changed.userId } })
  const claims = { workspaceId: workspace.id, isSuperAdmin: false }
  return [
    ['nobody', 'next-auth.session-token=made-up'],
    ['a deactivated person', ofGone],
    [
      'an ended session',
      headerOf(await cookieOf({ ...claims, sub: changed.userId, sessionVersion: sessionVersion + 1 })),
    ],
    [
      'an outsider who names this workspace',
      headerOf(await cookieOf({ ...claims, sub: stranger.userId, sessionVersion })),
    ],
  ]
}

export const cookieFor = async (actor: Actor) => headerOf(await sessionOf(actor))

/** Colleagues of every role who have nothing to do with what is there. */
export const uninvolved = ({ workspace }: SweptWorld) =>
  Promise.all([aMember({ workspace }), aManager({ workspace }), anAdmin({ workspace })])

const answersTo = (review: SentReview) => review.questions.slice(0, 1).map((question) => anAnswer(question))

/** The same as a browser sends it by itself. */
const postedTo = (review: SentReview) =>
  Object.fromEntries(
    review.questions.slice(0, 1).flatMap(({ id }) => [
      [answerField(id), 'Short'],
      [shownField(id), '1'],
    ]),
  )

const anEnd = { closesOn: '2999-12-01', closesTime: '17:00', timeZone: 'UTC' }
const readers = { seenBySubject: true, seenByManager: true, seenByAdmins: true }
const takenOver = { edition: '', title: 'Taken over', description: '', hasReminders: true, ...readers }

/** What each action is sent, with the ids of this workspace wherever it takes one. */
export const actionInputs: Record<string, (world: SweptWorld, code: Code) => object> = {
  startReviewAction: () => ({ format: 'blank', timeZone: 'UTC' }),
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
  addRespondentsAction: ({ review: { id }, creator }) => ({ id, memberIds: [creator.memberId] }),
  removeRespondentAction: ({ review: { id }, assigneeId }) => ({ id, assigneeId }),
  replaceRespondentAction: ({ review: { id }, assigneeId, creator: { memberId } }) => ({ id, assigneeId, memberId }),
  extendRespondentAction: ({ review: { id }, assigneeId }) => ({ id, assigneeId, ...anEnd }),
  nudgeRespondentsAction: ({ review: { id }, assigneeId }) => ({ id, assigneeId }),
  nominatePeersAction: ({ review: { id }, respondent }) => ({ id, memberIds: [respondent.memberId] }),
  approveNominationAction: ({ review: { id } }) => ({ id, nominationId: randomUUID() }),
  declineNominationAction: ({ review: { id } }) => ({ id, nominationId: randomUUID() }),
  endSeriesAction: ({ series: { id } }) => ({ id }),
  hideAnswerAction: ({ answerId: id }) => ({ id, reason: 'Taken over' }),
  showAnswerAction: ({ answerId: id }) => ({ id }),
  shareReviewAction: ({ review: { id }, respondent: { memberId } }) => ({ id, memberId }),
  unshareReviewAction: ({ review: { id }, respondent: { memberId } }) => ({ id, memberId }),
  startExportAction: ({ answered: { id } }) => ({ source: 'review', id, format: 'CSV_LONG' }),
  acknowledgeReviewAction: ({ released: { id } }) => ({ id, comment: '' }),

  saveAnswersAction: ({ review }) => ({ reviewId: review.id, answers: answersTo(review) }),
  submitResponseAction: ({ review }) => ({ reviewId: review.id, answers: answersTo(review) }),
  optOutOfReviewAction: ({ review: { id } }) => ({ reviewId: id }),
  undoOptOutAction: ({ review: { id } }) => ({ reviewId: id }),
  viewReviewAction: ({ review: { id } }) => ({ reviewId: id }),
  declineFutureRoundsAction: ({ review: { id } }) => ({ reviewId: id }),
  rejoinFutureRoundsAction: ({ review: { id } }) => ({ reviewId: id }),
  saveRevisionAction: ({ answered }) => ({ reviewId: answered.id, answers: answersTo(answered) }),
  sendRevisionAction: ({ answered }) => ({ reviewId: answered.id, answers: answersTo(answered) }),
  discardRevisionAction: ({ answered: { id } }) => ({ reviewId: id }),

  saveAnswersByLinkAction: ({ review }, code) => ({ code, reviewId: review.id, answers: answersTo(review) }),
  submitResponseByLinkAction: ({ review }, code) => ({ code, reviewId: review.id, answers: answersTo(review) }),
  optOutOfReviewByLinkAction: ({ review: { id } }, code) => ({ code, reviewId: id }),
  undoOptOutByLinkAction: ({ review: { id } }, code) => ({ code, reviewId: id }),
  viewReviewByLinkAction: ({ review: { id } }, code) => ({ code, reviewId: id }),
  declineFutureRoundsByLinkAction: ({ review: { id } }, code) => ({ code, reviewId: id }),
  rejoinFutureRoundsByLinkAction: ({ review: { id } }, code) => ({ code, reviewId: id }),
  saveRevisionByLinkAction: ({ review }, code) => ({ code, reviewId: review.id, answers: answersTo(review) }),
  sendRevisionByLinkAction: ({ review }, code) => ({ code, reviewId: review.id, answers: answersTo(review) }),
  discardRevisionByLinkAction: ({ review: { id } }, code) => ({ code, reviewId: id }),

  nameReviewerByLinkAction: ({ review: { id } }, code) => ({ code, reviewId: id, name: 'Taken over' }),
  postAnswersByLinkAction: ({ review }, code) => ({ code, reviewId: review.id, ...postedTo(review) }),
  unsubscribeAction: () => ({ code: newToken() }),
  resubscribeAction: () => ({ code: newToken() }),

  copyReviewAction: ({ draft: { id } }) => ({ id }),
  createTemplateAction: () => ({}),
  saveAsTemplateAction: ({ draft }) => ({ reviewId: draft.id }),
  duplicateTemplateAction: ({ template: { id } }) => ({ id }),
  startFromTemplateAction: ({ template: { id } }) => ({ id, timeZone: 'UTC' }),
  saveTemplateAction: ({ template }) => ({ ...template, content: aForm({ title: 'Taken over' }) }),
  describeTemplateAction: ({ template: { id } }) => ({ id, description: 'Taken over', tags: [], isShared: false }),
  deleteTemplateAction: ({ template: { id } }) => ({ id }),

  viewNotificationAction: ({ notificationId }) => ({ id: notificationId }),
  viewAllNotificationsAction: () => ({}),

  registerWorkspaceAction: ({ creator, workspace }) => ({
    ...{ firstName: 'Eve', lastName: '', email: creator.email, password: 'plum violin seven', timeZone: 'UTC' },
    ...{ workspaceName: 'Taken over', slug: workspace.slug },
  }),
  verifyEmailAction: () => ({ token: newToken() }),
  resendVerificationAction: ({ creator }) => ({ email: creator.email }),
  requestPasswordResetAction: () => ({ email: `${unique('nobody')}@elsewhere.example` }),
  resetPasswordAction: () => ({ token: newToken(), password: 'plum violin seven' }),
  setPasswordAction: () => ({ password: 'plum violin seven' }),
}

type RouteCall = { line: string; body?: string }

/** What each route is sent. */
export const routeCalls: Record<string, (world: SweptWorld) => RouteCall> = {
  'GET /api/notification': () => ({ line: 'GET /api/notification?type=all' }),
  'POST /api/notification': ({ notificationId: id }) => ({
    line: 'POST /api/notification',
    body: JSON.stringify({ id }),
  }),
  'GET /api/export/[id]': ({ exportId }) => ({ line: `GET /api/export/${exportId}` }),
  'GET /api/people': () => ({ line: 'GET /api/people?query=Concealed' }),
  'GET /api/people/around': ({ respondent }) => ({ line: `GET /api/people/around?ids=${respondent.memberId}` }),
  'GET /api/people/of-team': ({ team }) => ({ line: `GET /api/people/of-team?id=${team.id}` }),
  'GET /api/unsubscribe/[code]': () => ({ line: `GET /api/unsubscribe/${newToken()}` }),
  'POST /api/unsubscribe/[code]': () => ({ line: `POST /api/unsubscribe/${newToken()}` }),
  'GET /api/health': () => ({ line: 'GET /api/health' }),
  'GET /api/auth/[...nextauth]': () => ({ line: 'GET /api/auth/session' }),
  'POST /api/auth/[...nextauth]': () => ({ line: 'POST /api/auth/_log', body: JSON.stringify({ id: randomUUID() }) }),
}
