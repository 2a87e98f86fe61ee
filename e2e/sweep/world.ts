import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { aDraft, aResponse, aReview } from '@/tests/factories/reviews'
import { aManager, aMember, anAdmin, deactivate, aSession } from '@/tests/factories/members'
import { anExport, aWorkspaceExport } from '@/tests/factories/exports'
import { aList } from '@/tests/factories/imports'
import { anInvitation } from '@/tests/factories/invitations'
import { aReviewReleasedTo } from '@/tests/factories/releases'
import { placeOf } from '@/tests/factories/respondents'
import { aLogoOf, aPhotoOf } from '@/tests/factories/pictures'
import { aRound, aSeries } from '@/tests/factories/series'
import { aTag } from '@/tests/factories/tags'
import { aTeam } from '@/tests/factories/teams'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { codeOfReviewer, type Code } from '../support/reviewer-code'
import { cookieFor, cookieOf, headerOf } from '../support/session'

/** Feedback in each of its states, from one person to another. */
async function someFeedback(creator: Actor, respondent: Actor) {
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
  const roundId = await aRound(creator, { asked: [creator], subjects: [respondent, creator] })
  const feedback = { review, code, assigneeId, draft, answered, answerId, released, exportId }
  return { ...feedback, template, series, roundId }
}

/** A workspace with something of everything that an id could lead to. */
export async function aSweptWorkspace() {
  const workspace = await aWorkspace()
  const creator = await aManager({ workspace, firstName: 'Concealed', lastName: unique('Creator') })
  const respondent = await aMember({ workspace, firstName: 'Concealed', lastName: unique('Respondent') })
  const feedback = await someFeedback(creator, respondent)
  const team = await aTeam({ workspace, members: [respondent] })
  const tag = await aTag({ workspace, members: [respondent] })
  const admin = await anAdmin({ workspace })
  const invitation = await anInvitation(admin)
  const list = await aList(admin, [['ana@elsewhere.example']], ['E-mail'])
  const { id: workspaceExportId } = await aWorkspaceExport(admin)
  const sessionId = await aSession(respondent.userId)
  const pictureId = await aPhotoOf(respondent)
  const logoId = await aLogoOf(workspace)
  const { id: notificationId } = await db.notification.findFirstOrThrow({ where: { memberId: respondent.memberId } })
  const people = { workspace, admin, creator, respondent, team, tag, invitation, list }
  return { ...people, ...feedback, workspaceExportId, sessionId, pictureId, logoId, notificationId }
}

export type SweptWorld = Awaited<ReturnType<typeof aSweptWorkspace>>

/** Cookies that prove nothing: of nobody, of somebody who was let go, of a session that has ended, of another workspace. */
export async function uselessCookies({ workspace }: SweptWorld): Promise<[who: string, cookie: string][]> {
  const [gone, changed, stranger] = await Promise.all([aMember({ workspace }), aMember({ workspace }), anAdmin()])
  const ofGone = await cookieFor(gone)
  await deactivate(gone)
  const ofSignedOut = await cookieFor(changed)
  await db.userSession.updateMany({ where: { userId: changed.userId }, data: { endedAt: new Date() } })
  const { sessionVersion } = await db.user.findUniqueOrThrow({ where: { id: changed.userId } })
  const claims = { workspaceId: workspace.id, isSuperAdmin: false }
  return [
    ['nobody', 'next-auth.session-token=made-up'],
    ['a deactivated person', ofGone],
    ['a device that was signed out', ofSignedOut],
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

/** Colleagues of every role who have nothing to do with what is there. */
export const uninvolved = ({ workspace }: SweptWorld) =>
  Promise.all([aMember({ workspace }), aManager({ workspace }), anAdmin({ workspace })])

/** What actions are sent, with the ids of this workspace wherever they take one. */
export type Inputs = Record<string, (world: SweptWorld, code: Code) => object>

/** What routes are sent. */
export type Calls = Record<string, (world: SweptWorld) => { line: string; body?: string }>
