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
  /** Set where Admins may do it to whatever is in their workspace, so that as colleagues they are no measure. */
  admins?: 'may'
}

const ofCreator: Permission = { gate: 'member', stranger: 'not-found', colleague: 'forbidden' }
const ofRespondent: Permission = { gate: 'member', stranger: 'not-found', colleague: 'forbidden' }
const byLink: Permission = { gate: 'reviewer', stranger: 'not-found', colleague: 'none' }
/** A template that its creator has not shared: nobody finds it but the Admins, who may do all that its creator may. */
const ofTemplate: Permission = { gate: 'member', stranger: 'not-found', colleague: 'not-found', admins: 'may' }
const ofMember: Permission = { gate: 'member', stranger: 'none', colleague: 'none' }
const ofAnybody: Permission = { gate: 'public', stranger: 'none', colleague: 'none' }

export const permissions: Record<string, Permission> = {
  startReviewAction: ofMember,
  saveDraftAction: ofCreator,
  publishReviewAction: ofCreator,
  takeBackReviewAction: ofCreator,
  deleteDraftAction: ofCreator,
  closeReviewAction: ofCreator,
  releaseReviewAction: ofCreator,
  hideAnswerAction: ofCreator,
  showAnswerAction: ofCreator,
  startExportAction: ofCreator,
  shareReviewAction: ofCreator,
  unshareReviewAction: ofCreator,
  acknowledgeReviewAction: { gate: 'member', stranger: 'not-found', colleague: 'forbidden' },

  pauseReviewAction: ofCreator,
  resumeReviewAction: ofCreator,
  reopenReviewAction: ofCreator,
  editReviewAction: ofCreator,
  addRespondentsAction: ofCreator,
  removeRespondentAction: ofCreator,
  replaceRespondentAction: ofCreator,
  extendRespondentAction: ofCreator,
  nudgeRespondentsAction: ofCreator,
  nominatePeersAction: { gate: 'member', stranger: 'not-found', colleague: 'forbidden' },
  approveNominationAction: { gate: 'member', stranger: 'not-found', colleague: 'forbidden' },
  declineNominationAction: { gate: 'member', stranger: 'not-found', colleague: 'forbidden' },

  saveAnswersAction: ofRespondent,
  submitResponseAction: ofRespondent,
  optOutOfReviewAction: ofRespondent,
  undoOptOutAction: ofRespondent,
  viewReviewAction: ofRespondent,
  endSeriesAction: { ...ofCreator, admins: 'may' },
  declineFutureRoundsAction: ofRespondent,
  rejoinFutureRoundsAction: ofRespondent,
  saveRevisionAction: ofRespondent,
  sendRevisionAction: ofRespondent,
  discardRevisionAction: ofRespondent,

  saveAnswersByLinkAction: byLink,
  submitResponseByLinkAction: byLink,
  optOutOfReviewByLinkAction: byLink,
  undoOptOutByLinkAction: byLink,
  viewReviewByLinkAction: byLink,
  declineFutureRoundsByLinkAction: byLink,
  rejoinFutureRoundsByLinkAction: byLink,
  saveRevisionByLinkAction: byLink,
  sendRevisionByLinkAction: byLink,
  discardRevisionByLinkAction: byLink,

  nameReviewerByLinkAction: byLink,
  postAnswersByLinkAction: byLink,

  copyReviewAction: ofCreator,

  createTemplateAction: ofMember,
  saveAsTemplateAction: ofCreator,
  duplicateTemplateAction: ofTemplate,
  startFromTemplateAction: ofTemplate,
  saveTemplateAction: ofTemplate,
  describeTemplateAction: ofTemplate,
  deleteTemplateAction: ofTemplate,

  viewNotificationAction: { gate: 'member', stranger: 'not-found', colleague: 'not-found' },
  viewAllNotificationsAction: ofMember,

  unsubscribeAction: ofAnybody,
  resubscribeAction: ofAnybody,

  registerWorkspaceAction: ofAnybody,
  verifyEmailAction: ofAnybody,
  resendVerificationAction: ofAnybody,
  requestPasswordResetAction: ofAnybody,
  resetPasswordAction: ofAnybody,
  setPasswordAction: ofMember,

  'GET /api/notification': ofMember,
  'POST /api/notification': { gate: 'member', stranger: 'not-found', colleague: 'not-found' },

  'GET /api/unsubscribe/[code]': ofAnybody,
  'POST /api/unsubscribe/[code]': ofAnybody,

  'GET /api/health': ofAnybody,
  'GET /api/auth/[...nextauth]': ofAnybody,
  'POST /api/auth/[...nextauth]': ofAnybody,
  'GET /api/export/[id]': { gate: 'member', stranger: 'not-found', colleague: 'not-found' },
  'GET /api/people': ofMember,
  'GET /api/people/around': ofMember,
  'GET /api/people/of-team': { gate: 'member', stranger: 'not-found', colleague: 'none' },
}
