import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/access/actor'
import { findReviewer, reviewerCode } from '@/lib/access/reviewer'
import { proofEvents, proofPurpose, type Provable } from '@/lib/members/account/rules'
import { db, transaction } from '@/lib/platform/db'
import { derivedToken, hashToken, newToken } from '@/lib/platform/secrets'
import { declineFutureRounds } from '@/lib/reviews/responses/commands/decline-future-rounds'
import { findSettings } from '@/lib/reviews/model/queries/find-settings'
import { aMember, aPerson, atABrowser } from '@/tests/factories/members'
import { aFile, aPictureFile } from '@/tests/factories/pictures'
import { aReviewClosedOn } from '@/tests/factories/releases'
import { outsidePlaceOf } from '@/tests/factories/respondents'
import { allAnswers, aReview } from '@/tests/factories/reviews'
import { aSeries } from '@/tests/factories/series'
import { aTag } from '@/tests/factories/tags'
import { aTeam } from '@/tests/factories/teams'
import { unique } from '@/tests/factories/workspaces'
import { makeReady } from './ready'
import { actionInputs } from './tables'
import type { SweptWorld } from './world'

const DAY = 86_400_000
const password = 'plum violin seven'

const newEmail = () => `${unique('new')}@elsewhere.example`

/** A link that somebody in the workspace was just sent. */
async function aLink({ workspace }: SweptWorld, kind: 'emailVerification' | 'passwordReset' | 'emailChange') {
  const isWaiting = kind === 'emailVerification'
  const { userId } = await aMember({ workspace, ...(isWaiting && { password, isVerified: false }) })
  const token = newToken()
  const createdAt = new Date(Date.now())
  const expiresAt = new Date(Date.now() + DAY)
  const data = { userId, tokenHash: hashToken(token), createdAt, expiresAt }
  if (kind === 'passwordReset') await db.passwordReset.create({ data })
  else await db.emailVerification.create({ data: { ...data, email: kind === 'emailChange' ? newEmail() : null } })
  return token
}

/** What is mailed to somebody without a password, to prove that it is them who asks for this. */
async function codeFor({ userId, email: recipient }: Actor, act: Provable) {
  const until = Date.now() + DAY
  const code = `${until}.${derivedToken(proofPurpose(act, userId, until))}`
  const event = proofEvents[act]
  const at = new Date(Date.now())
  const sent = { status: 'SENT', dueAt: at, createdAt: at } as const
  await db.mail.create({ data: { event, key: `${event}:${hashToken(code)}:${recipient}`, recipient, ...sent } })
  return code
}

const wholeAnswers = ({ review }: SweptWorld) => ({ reviewId: review.id, answers: allAnswers(review) })

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
  return { reviewId: review.id, code: reviewerCode((await outsidePlaceOf(review, email)).id) }
}

async function declinedSeries(world: SweptWorld) {
  const { reviewId, code } = await outsideSeries(world)
  const reviewer = await findReviewer(code)
  if (!reviewer) throw new Error('The code of the outside reviewer opens nothing.')
  await declineFutureRounds(reviewer, { reviewId })
  return { reviewId, code }
}

async function aSeriesOfTeam({ creator, team }: SweptWorld) {
  const { review } = await aSeries(creator, { teamIds: [team.id] })
  return { id: review.id, crowdId: team.id }
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
  return { ...actionInputs['editReviewAction']?.(world, ''), edition }
}

/** What those send who may, where it is more than all the others are tried with. */
const inputs: Record<string, (world: SweptWorld, code: string) => object | Promise<object>> = {
  startReviewAction: () => ({ madeId: randomUUID(), format: 'blank', timeZone: 'UTC' }),
  createTemplateAction: () => ({ madeId: randomUUID() }),
  releaseReviewAction: async ({ creator, respondent }) => ({ id: (await aReviewClosedOn(creator, respondent)).id }),
  editReviewAction: editOf,
  addRespondentsAction: ({ review: { id }, admin }) => ({ id, memberIds: [admin.memberId], teamIds: [], tagIds: [] }),
  replaceRespondentAction: ({ review: { id }, assigneeId, admin: { memberId } }) => ({ id, assigneeId, memberId }),
  correctRelationshipAction: ({ review: { id }, assigneeId }) => ({ id, assigneeId, relationship: 'MANAGER' }),
  nominatePeersAction: someToPropose,
  approveNominationAction: aProposal,
  declineNominationAction: aProposal,
  unfollowCrowdAction: aSeriesOfTeam,
  declineFutureRoundsAction: ({ series: { review } }) => ({ reviewId: review.id }),
  rejoinFutureRoundsAction: ({ series: { review } }) => ({ reviewId: review.id }),
  declineFutureRoundsByLinkAction: outsideSeries,
  rejoinFutureRoundsByLinkAction: declinedSeries,
  submitResponseAction: wholeAnswers,
  submitResponseByLinkAction: (world, code) => ({ ...wholeAnswers(world), code }),
  mergeTagAction: async ({ workspace, tag }) => ({ id: tag.id, intoId: (await aTag({ workspace })).id }),
  moveTeamAction: async ({ workspace, team: { id } }) => ({ id, parentId: (await aTeam({ workspace })).id }),
  registerWorkspaceAction: () => ({
    ...{ firstName: 'Ada', lastName: '', email: `${unique('ada')}@byron.example`, password },
    ...{ workspaceName: 'Engines', slug: unique('engines'), size: 'small', timeZone: 'UTC' },
  }),
  'POST /api/people/import': () => ({
    madeId: randomUUID(),
    fileName: 'people.csv',
    content: btoa('ana@elsewhere.example'),
  }),
  acceptInvitationAction: ({ invitation: { token } }) => ({ token }),
  sendJoiningLinkAction: ({ invitation: { token } }) => ({ token }),
  registerInviteeAction: ({ invitation: { token } }) => ({ token, firstName: 'Lena', lastName: '', timeZone: 'UTC' }),
  unsubscribeAction: ({ code }) => ({ code }),
  resubscribeAction: ({ code }) => ({ code }),
  verifyEmailAction: async (world) => ({ token: await aLink(world, 'emailVerification'), password }),
  resendVerificationAction: async () => ({ email: (await aPerson({ isVerified: false, password })).email }),
  requestPasswordResetAction: ({ creator: { email } }) => ({ email }),
  resetPasswordAction: async (world) => ({ token: await aLink(world, 'passwordReset'), password }),
  confirmEmailChangeAction: async (world) => ({ token: await aLink(world, 'emailChange') }),
  requestEmailChangeAction: async ({ creator }) => ({
    email: newEmail(),
    code: await codeFor(creator, 'email-change'),
  }),
  deleteAccountAction: async ({ creator }) => ({ code: await codeFor(creator, 'deletion') }),
  setPhotoAction: async () => ({ file: aFile(await aPictureFile()) }),
  setLogoAction: async () => ({ file: aFile(await aPictureFile()) }),
}

/** Whether it is known what an action or a route is sent by those who may. */
export const isSwept = (name: string) => name in inputs || name in actionInputs

/** The input of an action as somebody sends it who may, at a moment when there is something to do. */
export async function rightfulInput(name: string, world: SweptWorld, code: string): Promise<object> {
  await makeReady(name, world)
  return (inputs[name] ?? actionInputs[name])?.(world, code) ?? {}
}

/** An invitation is for its address alone, and a first password for a browser that was signed in a moment ago. */
const onlyThese: Readonly<Record<string, (world: SweptWorld) => Promise<Actor[]>>> = {
  acceptInvitationAction: async ({ invitation: { email } }) => [await aMember({ email })],
  setPasswordAction: async ({ creator }) => [await atABrowser(creator)],
}

/** Those among whom somebody may do it: who wrote it, who was asked, and an Admin. */
export const entitled = async (name: string, world: SweptWorld) =>
  (await onlyThese[name]?.(world)) ?? [world.creator, world.respondent, world.admin]

/**
 * What an action or a route says once it knows who asks and has found what it is about: yes, or that now is not the time.
 * Whether the time is right is what the tests of each command are for.
 */
export const heard = ['ok', 'conflict', 'plan-limit']
