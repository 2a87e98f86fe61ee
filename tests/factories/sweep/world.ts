import type { Actor } from '@/lib/access/actor'
import { reviewerCode } from '@/lib/access/reviewer'
import { addNextStep } from '@/lib/follow-ups/commands/add-next-step'
import { commentOnFollowUp } from '@/lib/follow-ups/commands/comment-on-follow-up'
import { commentOnGoal } from '@/lib/goals/commands/comment-on-goal'
import { addMeetingLink } from '@/lib/meetings/commands/add-meeting-link'
import { saveAgenda } from '@/lib/one-on-ones/agendas/commands/save-agenda'
import { db } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/secrets'
import { randomId } from '@/lib/shared/randomness'
import { anExport, aWorkspaceExport } from '@/tests/factories/exports'
import { anApplause, anApplauseComment, categoryIdOf } from '@/tests/factories/applause'
import { aCelebration } from '@/tests/factories/celebrations'
import { aGoalFile } from '@/tests/factories/imports/goal-imports'
import { aList } from '@/tests/factories/imports/imports'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { aSummaryOf } from '@/tests/factories/ai/meeting-summaries'
import { aGoal, anItem } from '@/tests/factories/goals'
import { anInvitation } from '@/tests/factories/invitations'
import { aManager, aMember, anAdmin, aSession } from '@/tests/factories/members'
import { aNote, anOwnedItem, aOneOnOne, aPairComment, aPoint } from '@/tests/factories/one-on-ones'
import { aLogoOf, aPhotoOf } from '@/tests/factories/pictures'
import { aReviewReleasedTo } from '@/tests/factories/releases'
import { externalPlaceOf, placeOf } from '@/tests/factories/respondents'
import { aDraft, aResponse, aReview } from '@/tests/factories/reviews'
import { aRound, aSeries } from '@/tests/factories/series'
import { aSchedule } from '@/tests/factories/schedules'
import { aSubscription } from '@/tests/factories/subscriptions'
import { aTag } from '@/tests/factories/tags'
import { aTeam } from '@/tests/factories/teams'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace, unique } from '@/tests/factories/workspaces'

/** A workspace, and somebody of each role in it. */
export async function thePeople() {
  const workspace = await aWorkspace({ withFeatures: ['Ai'] })
  const creator = await aManager({ workspace, firstName: 'Concealed', lastName: unique('Creator') })
  const respondent = await aMember({ workspace, firstName: 'Concealed', lastName: unique('Respondent') })
  return { workspace, creator, respondent, admin: await anAdmin({ workspace }) }
}

export type People = Awaited<ReturnType<typeof thePeople>>

/** Feedback that runs, and how those asked come to it. */
export async function theAsking({ creator, respondent }: People) {
  const email = `${unique('olga')}@elsewhere.example`
  const review = await aReview(creator, { asked: [respondent], emails: [email], about: 'me' })
  const code = reviewerCode((await externalPlaceOf(review, email)).id)
  const { id: assigneeId } = await placeOf(review, respondent)
  const { id: notificationId } = await db.notification.findFirstOrThrow({ where: { memberId: respondent.memberId } })
  return { review, email, code, assigneeId, notificationId }
}

export async function theAnswer({ creator, respondent }: People) {
  const answered = await aReview(creator, { asked: [respondent], about: 'me' })
  await aResponse(respondent, answered)
  const { id: answerId } = await db.answer.findFirstOrThrow({ where: { reviewId: answered.id, text: { not: null } } })
  return { answered, answerId }
}

export const theRelease = async ({ creator, respondent }: People) => ({
  released: await aReviewReleasedTo(creator, respondent),
})

/** What feedback begins with, and what it comes again by. */
export const theDraft = async ({ creator, respondent }: People) => ({
  draft: await aDraft(creator, { asked: [respondent] }),
})
export const theTemplate = async ({ creator }: People) => ({ template: await aTemplate(creator) })
export const theSeries = async ({ creator, respondent }: People) => ({
  series: await aSeries(creator, { asked: [respondent] }),
})
export const theRound = async ({ creator, respondent }: People) => ({
  roundId: await aRound(creator, { asked: [creator, respondent], subjects: [respondent, creator] }),
})

/** How people are grouped, and how they come in. */
export const theGroups = async ({ workspace, respondent }: People) => ({
  team: await aTeam({ workspace, members: [respondent] }),
  tag: await aTag({ workspace, members: [respondent] }),
})
export const theInvitation = async ({ admin }: People) => ({ invitation: await anInvitation(admin) })
export const theList = async ({ admin }: People) => ({
  list: await aList(admin, [['ana@elsewhere.example', admin.email]], ['E-mail', 'Manager']),
})

/** A goal of the respondent that the creator supervises, with something to do and a comment. */
export async function theGoal({ admin, creator, respondent }: People) {
  const goal = await aGoal(admin, { assignees: [respondent], supervisors: [creator], items: [anItem()] })
  const said = { madeId: randomId(), id: goal.id, comment: 'Nearly there.', mentionedIds: [] }
  return { goal, updateId: (await commentOnGoal(respondent, said)).id }
}

/** A file of goals that was checked. */
export const theGoalFile = async ({ admin }: People) => ({ goalFile: await aGoalFile(admin, [{ Title: 'Grow' }]) })
/** A follow-up of the creator with the respondent, with a comment, a next step and a link. */
export async function theFollowUp({ creator, respondent }: People) {
  const { id } = await aFollowUp(creator, { attendees: [respondent] })
  const said = { madeId: randomId(), id, comment: 'Nearly there.' }
  const step = { madeId: randomId(), id, title: 'Write it down', ownerId: respondent.memberId, dueOn: null }
  const link = { madeId: randomId(), id, url: 'https://acme.example/plan', text: '' }
  await aSummaryOf(creator, { id })
  return {
    followUp: { id },
    followUpCommentId: (await commentOnFollowUp(creator, said)).id,
    nextStepId: (await addNextStep(creator, step)).id,
    linkId: (await addMeetingLink(creator, link)).id,
  }
}

/** A one-on-one of the creator and the respondent, with everything that one of them wrote. */
export async function theOneOnOne({ creator, respondent }: People) {
  const { id, pairId } = await aOneOnOne(creator, respondent, { time: '13:00' })
  const pointId = await aPoint(creator, pairId)
  await aPoint(respondent, pairId)
  const { id: agendaId } = await saveAgenda(creator, { madeId: randomId(), name: 'Mine', points: ['First'] })
  return {
    oneOnOne: { id, pairId, pointId },
    pointNoteId: await aNote(creator, pairId, pointId),
    pairItemId: await anOwnedItem(creator, pairId),
    pairCommentId: await aPairComment(creator, id),
    agendaId,
  }
}

/** The calendar feed of the creator, by a token that is known. */
export async function theFeed({ creator: { memberId, workspaceId } }: People) {
  const feedToken = `feed-${memberId}`
  const tokenHash = hashToken(feedToken)
  await db.calendarFeed.create({ data: { memberId, workspaceId, tokenHash, createdAt: new Date() } })
  return { feedToken }
}

/** A schedule of the creator with one person of their team, another one they could add, and one that is off. */
export async function theSchedule({ workspace, creator }: People) {
  const [inIt, toAdd] = [await aMember({ workspace }), await aMember({ workspace })]
  await aTeam({ workspace, members: [inIt, toAdd], managers: [creator] })
  const { id } = await aSchedule(creator, [inIt], { startTime: '08:00' })
  return { schedule: { id, inIt, toAdd } }
}

/** Applause of the creator for the respondent, with a comment of the creator's. */
export async function theApplause({ creator, respondent }: People) {
  const categoryId = await categoryIdOf(creator)
  const { id } = await anApplause(creator, [respondent], { categoryId })
  return { applause: { id, categoryId, commentId: await anApplauseComment(creator, id) } }
}

/** What the respondent celebrates, and the creator as their teammate. */
export async function theCelebration({ workspace, creator, respondent }: People) {
  await aTeam({ workspace, members: [creator, respondent] })
  const celebration = await aCelebration(respondent)
  // Viewed, so that no dialog opens in front of what a sweep looks at.
  await db.celebration.update({ where: { id: celebration.id }, data: { viewedAt: new Date(Date.now()) } })
  return { celebration }
}

/** A subscription of the workspace whose card failed for good. */
export async function thePayment({ workspace }: People) {
  const { id } = await aSubscription({ workspace, plan: 'PRO', status: 'EXPIRED' })
  const razorpayId = `sub_${id.replaceAll('-', '').slice(0, 14)}`
  const data = { razorpayId, razorpayStatus: 'halted', quantity: 5, amount: 99_500, paidUntil: new Date(Date.now()) }
  await db.subscription.update({ where: { id }, data })
  return { subscriptionId: id }
}

/** What people and their workspace are known by. */
export const theLooks = async ({ workspace, respondent }: People) => ({
  sessionId: await aSession(respondent.userId),
  pictureId: await aPhotoOf(respondent),
  logoId: await aLogoOf(workspace),
})

/** A workspace with something of everything that an id could lead to. */
export async function aSweptWorkspace() {
  const people = await thePeople()
  const { creator, admin } = people
  const answer = await theAnswer(people)
  const { id: exportId } = await anExport(creator, answer.answered.id)
  const { id: workspaceExportId } = await aWorkspaceExport(admin)
  return {
    ...people,
    ...answer,
    exportId,
    workspaceExportId,
    ...(await theAsking(people)),
    ...(await theRelease(people)),
    ...(await theDraft(people)),
    ...(await theTemplate(people)),
    ...(await theSeries(people)),
    ...(await theRound(people)),
    ...(await theGroups(people)),
    ...(await theInvitation(people)),
    ...(await theList(people)),
    ...(await theGoal(people)),
    ...(await theGoalFile(people)),
    ...(await theFollowUp(people)),
    ...(await theOneOnOne(people)),
    ...(await theLooks(people)),
    ...(await theSchedule(people)),
    ...(await theApplause(people)),
    ...(await theCelebration(people)),
    ...(await theFeed(people)),
    ...(await thePayment(people)),
  }
}

export type SweptWorld = Awaited<ReturnType<typeof aSweptWorkspace>>

type OfWorld<Given> = Readonly<Record<string, (world: SweptWorld, code: string) => Given>>

/** The tables that a second press changes, by how many rows any of them grows, and why. */
type Second = { tables: string[]; more?: Record<string, number>; why: string }

/** What the sweeps must know of the actions and routes of a module, by their names. */
export type Sweep = {
  /** What an action is sent, with the ids of this workspace wherever it takes one. */
  inputs?: OfWorld<object>
  /** The same for a route. */
  calls?: OfWorld<{ line: string; body?: string; headers?: Readonly<Record<string, string>> }>
  /** What those send who may, where it is more than all the others are tried with. */
  rightful?: OfWorld<object | Promise<object>>
  /** What has happened before, where there would be nothing to do. */
  ready?: OfWorld<Promise<unknown>>
  /** Who may, where neither who wrote it, nor who was asked, nor an Admin may. */
  entitled?: OfWorld<Promise<Actor[]>>
  /** Where a second press rightly writes a second time. */
  second?: Readonly<Record<string, Second>>
  /** What is not pressed twice, and why. */
  unpressed?: Readonly<Record<string, string>>
}
