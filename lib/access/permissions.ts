/**
 * What everybody whom a call is not for is told, as data: one row for every server action and every route. The sweep over
 * roles, strangers and ids tries each row, and a build with an action or route that has none fails.
 */
export type Permission = {
  /**
   * public: anybody. person: whoever is signed in. member: a person in the workspace. reviewer: the holder of an e-mailed
   * link. admin: a super admin.
   */
  gate: 'public' | 'person' | 'member' | 'reviewer' | 'admin'
  /** What another workspace's Admin gets for an id of this one; none: the call takes no id. */
  stranger: 'not-found' | 'none'
  /** What a colleague gets for an id that is not theirs to touch. */
  colleague: 'forbidden' | 'not-found' | 'none'
  /** Set where Admins may do it to whatever is in their workspace, so that as colleagues they are no measure. */
  admins?: 'may'
  /** What anybody gets who sends no id that is refused, and not yet what it takes: their password, a link, a real file. */
  unproven?: 'conflict' | 'invalid'
}

// Each row is named by what it asserts. "Others" are colleagues in whose reach the id is not; where it says "but Admins",
// an Admin may do it to whatever is in their workspace. Which role may do what at all is told by the capabilities.

/** A colleague finds it, and is refused. */
const othersRefused: Permission = { gate: 'member', stranger: 'not-found', colleague: 'forbidden' }
const othersButAdminsRefused: Permission = { ...othersRefused, admins: 'may' }
/** To a colleague it is not even there, as what somebody else made under the id that their browser picked. */
const othersFindNothing: Permission = { gate: 'member', stranger: 'not-found', colleague: 'not-found' }
const othersButAdminsFindNothing: Permission = { ...othersFindNothing, admins: 'may' }
/** Every colleague may. */
const strangersFindNothing: Permission = { gate: 'member', stranger: 'not-found', colleague: 'none' }
/** It takes no id that could be somebody else's: whose role does not reach so far is refused. */
const roleDecides: Permission = { gate: 'member', stranger: 'none', colleague: 'forbidden', admins: 'may' }
/** It takes no such id, and everybody may. */
const everyMember: Permission = { gate: 'member', stranger: 'none', colleague: 'none' }
const everyPerson: Permission = { gate: 'person', stranger: 'none', colleague: 'none' }
const anybody: Permission = { gate: 'public', stranger: 'none', colleague: 'none' }
const byLink: Permission = { gate: 'reviewer', stranger: 'not-found', colleague: 'none' }

export const permissions: Record<string, Permission> = {
  startReviewAction: othersFindNothing,
  saveDraftAction: othersRefused,
  publishReviewAction: othersRefused,
  takeBackReviewAction: othersRefused,
  deleteDraftAction: othersRefused,
  closeReviewAction: othersRefused,
  releaseReviewAction: othersRefused,
  hideAnswerAction: othersRefused,
  showAnswerAction: othersRefused,
  startExportAction: othersRefused,
  shareReviewAction: othersRefused,
  unshareReviewAction: othersRefused,
  acknowledgeReviewAction: othersRefused,

  pauseReviewAction: othersRefused,
  resumeReviewAction: othersRefused,
  reopenReviewAction: othersRefused,
  editReviewAction: othersRefused,
  takeOverReviewsAction: othersButAdminsRefused,
  runRoundAction: othersRefused,
  addRespondentsAction: othersRefused,
  askOutsidersAction: othersRefused,
  removeRespondentAction: othersRefused,
  replaceRespondentAction: othersRefused,
  correctRelationshipAction: othersRefused,
  extendRespondentAction: othersRefused,
  nudgeRespondentsAction: othersRefused,
  nominatePeersAction: othersRefused,
  approveNominationAction: othersRefused,
  declineNominationAction: othersRefused,

  saveAnswersAction: othersRefused,
  postAnswersAction: othersRefused,
  submitResponseAction: othersRefused,
  optOutOfReviewAction: othersRefused,
  undoOptOutAction: othersRefused,
  viewReviewAction: othersRefused,
  endSeriesAction: othersButAdminsRefused,
  unfollowCrowdAction: othersRefused,
  declineFutureRoundsAction: othersRefused,
  rejoinFutureRoundsAction: othersRefused,
  saveRevisionAction: othersRefused,
  sendRevisionAction: othersRefused,
  discardRevisionAction: othersRefused,

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

  copyReviewAction: othersRefused,
  copyRoundAction: othersRefused,

  createTemplateAction: othersFindNothing,
  saveAsTemplateAction: othersRefused,
  duplicateTemplateAction: othersButAdminsFindNothing,
  startFromTemplateAction: othersButAdminsFindNothing,
  saveTemplateAction: othersButAdminsFindNothing,
  describeTemplateAction: othersButAdminsFindNothing,
  deleteTemplateAction: othersButAdminsFindNothing,

  createTeamAction: roleDecides,
  describeTeamAction: othersButAdminsRefused,
  deleteTeamAction: othersButAdminsRefused,
  moveTeamAction: othersButAdminsRefused,
  putIntoTeamAction: othersButAdminsRefused,
  takeOutOfTeamAction: othersButAdminsRefused,
  makeTeamManagerAction: othersButAdminsRefused,
  unmakeTeamManagerAction: othersButAdminsRefused,
  changeTeamsAction: othersButAdminsRefused,

  viewNotificationAction: othersFindNothing,
  viewAllNotificationsAction: everyMember,
  savePreferencesAction: everyMember,

  unsubscribeAction: anybody,
  resubscribeAction: anybody,

  sendInquiryAction: anybody,

  registerWorkspaceAction: anybody,
  createWorkspaceAction: everyPerson,
  keepWorkspaceAction: { ...othersButAdminsRefused, gate: 'person' },
  editWorkspaceAction: roleDecides,
  setLogoAction: { ...roleDecides, unproven: 'invalid' },
  removeLogoAction: roleDecides,
  switchFeatureAction: roleDecides,
  hideFirstStepsAction: roleDecides,
  startWorkspaceExportAction: roleDecides,
  scheduleDeletionAction: roleDecides,
  exportAuditLogAction: roleDecides,
  verifyEmailAction: anybody,
  resendVerificationAction: anybody,
  requestPasswordResetAction: anybody,
  resetPasswordAction: anybody,
  setPasswordAction: everyMember,

  invitePeopleAction: roleDecides,
  resendInvitationAction: othersButAdminsFindNothing,
  copyInvitationLinkAction: othersButAdminsFindNothing,
  revokeInvitationAction: othersButAdminsFindNothing,
  matchColumnsAction: othersButAdminsRefused,
  startImportAction: othersButAdminsRefused,
  undoImportAction: othersButAdminsRefused,
  discardImportAction: othersButAdminsRefused,
  repeatImportAction: othersButAdminsRefused,
  acceptInvitationAction: { ...othersFindNothing, gate: 'person' },
  registerInviteeAction: anybody,
  sendJoiningLinkAction: anybody,

  editPersonAction: othersButAdminsRefused,
  changeRolesAction: othersButAdminsRefused,
  deactivatePeopleAction: othersButAdminsRefused,
  reactivatePeopleAction: othersButAdminsRefused,
  createTagAction: roleDecides,
  renameTagAction: othersButAdminsRefused,
  mergeTagAction: othersButAdminsRefused,
  deleteTagAction: othersButAdminsRefused,
  giveTagAction: othersButAdminsRefused,
  takeTagAction: othersButAdminsRefused,
  setTagsAction: othersButAdminsRefused,

  changePasswordAction: { ...everyMember, unproven: 'conflict' },

  editProfileAction: everyMember,
  changeTimeZoneAction: everyMember,

  requestEmailChangeAction: { ...everyMember, unproven: 'invalid' },
  confirmEmailChangeAction: anybody,
  sendProofLinkAction: everyPerson,
  deleteAccountAction: { ...everyPerson, unproven: 'invalid' },

  signOutDeviceAction: othersFindNothing,
  signOutOtherDevicesAction: everyMember,

  finishTourAction: everyMember,

  setPhotoAction: { ...everyMember, unproven: 'invalid' },
  removePhotoAction: everyMember,

  'GET /api/notification': everyMember,
  'GET /api/notification/live': everyMember,
  'POST /api/notification': othersFindNothing,

  'GET /api/unsubscribe/[code]': anybody,
  'POST /api/unsubscribe/[code]': anybody,

  'GET /api/workspace-address/[slug]': anybody,
  'GET /api/logo/[id]': anybody,
  'GET /api/workspace-export/[id]': othersFindNothing,

  'GET /api/health': anybody,
  'GET /api/auth/[...nextauth]': anybody,
  'POST /api/auth/[...nextauth]': anybody,
  'GET /api/export/[id]': othersFindNothing,
  'GET /api/my-data': everyPerson,
  'GET /api/picture/[id]': strangersFindNothing,
  'GET /api/find': everyMember,
  'GET /api/people': everyMember,
  'POST /api/people/import': othersButAdminsRefused,
  'GET /api/people/import/sample': everyMember,
  'GET /api/people/import/[id]/refused': othersButAdminsRefused,
  'GET /api/people/around': everyMember,
  'GET /api/people/newcomers': othersRefused,
  'POST /api/people/unsubscribed': othersRefused,
  'GET /api/people/of-tag': strangersFindNothing,
  'GET /api/people/of-team': strangersFindNothing,
  'GET /api/teams/parents': othersButAdminsRefused,
}
