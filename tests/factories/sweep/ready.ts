import { findReviewer } from '@/lib/access/reviewer'
import { scheduleDeletion } from '@/lib/workspaces/deletion/commands/schedule-deletion'
import { daysFrom, minutesFrom, now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { hashPassword } from '@/lib/platform/passwords/hashing'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { declineFutureRounds } from '@/lib/reviews/responses/commands/decline-future-rounds'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { saveRevision } from '@/lib/reviews/responses/commands/save-revision'
import { hideAnswer } from '@/lib/reviews/results/commands/hide-answer'
import { shareReview } from '@/lib/reviews/results/commands/share-review'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { makeTeamManager } from '@/lib/teams/memberships/commands/make-team-manager'
import { aPerson, aSession, deactivate } from '@/tests/factories/members'
import { aLogoOf, aPhotoOf } from '@/tests/factories/pictures'
import { unsubscribeFrom } from '@/tests/factories/respondents'
import { aResponse, aReview } from '@/tests/factories/reviews'
import { answersTo } from './inputs/answers'
import type { SweptWorld } from './world'

/** The password of whoever changes theirs. */
const password = 'harbour kettle moss'

async function reviewerIn({ code }: SweptWorld) {
  const reviewer = await findReviewer(code)
  if (!reviewer) throw new Error('The code of the outside reviewer opens nothing.')
  return reviewer
}

const ofUser = (userId: string, data: object) => db.user.update({ where: { id: userId }, data, select: { id: true } })
const ofReview = (id: string, data: object) => db.review.update({ where: { id }, data, select: { id: true } })

/** What has happened to feedback before, where an action would find nothing to do. */
const feedback: Record<string, (world: SweptWorld) => Promise<unknown>> = {
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
  unshareReviewAction: ({ creator, review: { id }, respondent: { memberId } }) =>
    shareReview(creator, { id, memberId }),
  undoOptOutAction: ({ respondent, review: { id: reviewId } }) => optOutOfReview(respondent, { reviewId }),
  rejoinFutureRoundsAction: ({ respondent, series: { review } }) =>
    declineFutureRounds(respondent, { reviewId: review.id }),
  discardRevisionAction: ({ respondent, answered }) =>
    saveRevision(respondent, { reviewId: answered.id, answers: answersTo(answered) }),
  undoOptOutByLinkAction: async (world) => optOutOfReview(await reviewerIn(world), { reviewId: world.review.id }),
  saveRevisionByLinkAction: async (world) => aResponse(await reviewerIn(world), world.review),
  sendRevisionByLinkAction: async (world) => aResponse(await reviewerIn(world), world.review),
  discardRevisionByLinkAction: async (world) => {
    const reviewer = await reviewerIn(world)
    await aResponse(reviewer, world.review)
    await saveRevision(reviewer, { reviewId: world.review.id, answers: answersTo(world.review) })
  },
}

/** The same of people and workspaces. */
const people: Record<string, (world: SweptWorld) => Promise<unknown>> = {
  resendInvitationAction: ({ invitation: { id } }) =>
    db.invitation.update({ where: { id }, data: { sentAt: minutesFrom(now(), -1) }, select: { id: true } }),
  resubscribeAction: ({ review, email }) => unsubscribeFrom(review, email),
  reactivatePeopleAction: ({ respondent }) => deactivate(respondent),
  unmakeTeamManagerAction: ({ admin, team: { id }, respondent: { memberId } }) =>
    makeTeamManager(admin, { id, memberId }),
  changePasswordAction: async ({ creator }) => ofUser(creator.userId, { passwordHash: await hashPassword(password) }),
  signOutOtherDevicesAction: ({ creator }) => aSession(creator.userId),
  finishTourAction: ({ creator }) => ofUser(creator.userId, { tourFinished: false }),
  removePhotoAction: ({ creator }) => aPhotoOf(creator),
  removeLogoAction: ({ workspace }) => aLogoOf(workspace),
  viewAllNotificationsAction: ({ creator, respondent }) => aReview(respondent, { asked: [creator] }),
  sendInquiryAction: () => aPerson({ isSuperAdmin: true }),
  undoImportAction: ({ list: { id } }) =>
    db.peopleImport.update({
      where: { id },
      data: { status: 'DONE', finishedAt: now(), checkedCounts: Prisma.DbNull },
      select: { id: true },
    }),
  keepWorkspaceAction: ({ admin, workspace }) => scheduleDeletion(admin, { typedName: workspace.name }),
}

const before = { ...feedback, ...people }

/** Lets happen what comes before an action, so that it finds something to do. */
export const makeReady = async (name: string, world: SweptWorld) => before[name]?.(world)
