/**
 * Who may call what, as data: one row for every server action and every route. The sweep over roles, strangers and ids
 * tries each row, and a build with an action or route that has none fails.
 */
export type Permission = {
  /** public: anybody. member: a person in the workspace. reviewer: the holder of an e-mailed link. admin: a super admin. */
  gate: 'public' | 'member' | 'reviewer' | 'admin'
  /** What another workspace's Admin gets for an id of this one; none: the call takes no id. */
  stranger: 'not-found' | 'none'
  /** What a colleague gets for an id that is not theirs to touch. */
  colleague: 'forbidden' | 'not-found' | 'none'
}

const ofCreator: Permission = { gate: 'member', stranger: 'not-found', colleague: 'forbidden' }
const ofRespondent: Permission = { gate: 'member', stranger: 'not-found', colleague: 'forbidden' }
const byLink: Permission = { gate: 'reviewer', stranger: 'not-found', colleague: 'none' }
const ofMember: Permission = { gate: 'member', stranger: 'none', colleague: 'none' }
const ofAnybody: Permission = { gate: 'public', stranger: 'none', colleague: 'none' }

export const permissions: Record<string, Permission> = {
  startReviewAction: ofMember,
  saveDraftAction: ofCreator,
  publishReviewAction: ofCreator,
  deleteDraftAction: ofCreator,
  closeReviewAction: ofCreator,
  releaseReviewAction: ofCreator,

  saveAnswersAction: ofRespondent,
  submitResponseAction: ofRespondent,
  optOutOfReviewAction: ofRespondent,
  undoOptOutAction: ofRespondent,
  viewReviewAction: ofRespondent,

  saveAnswersByLinkAction: byLink,
  submitResponseByLinkAction: byLink,
  optOutOfReviewByLinkAction: byLink,
  undoOptOutByLinkAction: byLink,
  viewReviewByLinkAction: byLink,

  viewNotificationAction: { gate: 'member', stranger: 'not-found', colleague: 'not-found' },
  viewAllNotificationsAction: ofMember,

  registerWorkspaceAction: ofAnybody,
  verifyEmailAction: ofAnybody,
  resendVerificationAction: ofAnybody,
  requestPasswordResetAction: ofAnybody,
  resetPasswordAction: ofAnybody,
  setPasswordAction: ofMember,

  'GET /api/notification': ofMember,
  'POST /api/notification': { gate: 'member', stranger: 'not-found', colleague: 'not-found' },

  'GET /api/health': ofAnybody,
  'GET /api/auth/[...nextauth]': ofAnybody,
  'POST /api/auth/[...nextauth]': ofAnybody,
  'GET /api/people': ofMember,
  'GET /api/people/of-team': { gate: 'member', stranger: 'not-found', colleague: 'none' },
}
