/**
 * Who may call what, as data: one row for every server action and every route. The sweep over roles, strangers and ids
 * tries each row, and a build with an action or route that has none fails.
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

const ofCreator: Permission = { gate: 'member', stranger: 'not-found', colleague: 'forbidden' }
const ofRespondent: Permission = { gate: 'member', stranger: 'not-found', colleague: 'forbidden' }
const byLink: Permission = { gate: 'reviewer', stranger: 'not-found', colleague: 'none' }
/** A template that its creator has not shared: nobody finds it but the Admins, who may do all that its creator may. */
const ofTemplate: Permission = { gate: 'member', stranger: 'not-found', colleague: 'not-found', admins: 'may' }
const ofMember: Permission = { gate: 'member', stranger: 'none', colleague: 'none' }
const ofAnybody: Permission = { gate: 'public', stranger: 'none', colleague: 'none' }
const ofPerson: Permission = { gate: 'person', stranger: 'none', colleague: 'none' }
/** Changes the workspace that whoever asks is in; it takes no id, so an Admin of another one changes only that. */
const byAdmin: Permission = { gate: 'member', stranger: 'none', colleague: 'forbidden', admins: 'may' }
/** Makes something under an id that the browser picked: where that is somebody else's, not even Admins are led to it. */
const ofMaker: Permission = { gate: 'member', stranger: 'not-found', colleague: 'not-found' }
/** About people and their tags: Admins may for everybody, managers for some, nobody else. */
const ofAdmins: Permission = { gate: 'member', stranger: 'not-found', colleague: 'forbidden', admins: 'may' }

/** A team: Admins may do it to any, Managers to those they lead; everybody else only reads it. */
const ofTeam: Permission = { gate: 'member', stranger: 'not-found', colleague: 'forbidden', admins: 'may' }

/** An invitation that somebody else sent: nobody finds it but the Admins, who may do all that its sender may. */
const ofInvitation: Permission = { gate: 'member', stranger: 'not-found', colleague: 'not-found', admins: 'may' }

export const permissions: Record<string, Permission> = {
  startReviewAction: ofMaker,
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
  takeOverReviewsAction: ofAdmins,
  runRoundAction: ofCreator,
  addRespondentsAction: ofCreator,
  askOutsidersAction: ofCreator,
  removeRespondentAction: ofCreator,
  replaceRespondentAction: ofCreator,
  correctRelationshipAction: ofCreator,
  extendRespondentAction: ofCreator,
  nudgeRespondentsAction: ofCreator,
  nominatePeersAction: { gate: 'member', stranger: 'not-found', colleague: 'forbidden' },
  approveNominationAction: { gate: 'member', stranger: 'not-found', colleague: 'forbidden' },
  declineNominationAction: { gate: 'member', stranger: 'not-found', colleague: 'forbidden' },

  saveAnswersAction: ofRespondent,
  postAnswersAction: ofRespondent,
  submitResponseAction: ofRespondent,
  optOutOfReviewAction: ofRespondent,
  undoOptOutAction: ofRespondent,
  viewReviewAction: ofRespondent,
  endSeriesAction: { ...ofCreator, admins: 'may' },
  unfollowCrowdAction: ofCreator,
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
  copyRoundAction: ofCreator,

  createTemplateAction: ofMaker,
  saveAsTemplateAction: ofCreator,
  duplicateTemplateAction: ofTemplate,
  startFromTemplateAction: ofTemplate,
  saveTemplateAction: ofTemplate,
  describeTemplateAction: ofTemplate,
  deleteTemplateAction: ofTemplate,

  createTeamAction: { ...ofTeam, stranger: 'none' },
  describeTeamAction: ofTeam,
  deleteTeamAction: ofTeam,
  moveTeamAction: ofTeam,
  putIntoTeamAction: ofTeam,
  takeOutOfTeamAction: ofTeam,
  makeTeamManagerAction: ofTeam,
  unmakeTeamManagerAction: ofTeam,
  changeTeamsAction: ofTeam,

  viewNotificationAction: { gate: 'member', stranger: 'not-found', colleague: 'not-found' },
  viewAllNotificationsAction: ofMember,
  savePreferencesAction: ofMember,

  unsubscribeAction: ofAnybody,
  resubscribeAction: ofAnybody,

  sendInquiryAction: ofAnybody,

  registerWorkspaceAction: ofAnybody,
  createWorkspaceAction: ofPerson,
  keepWorkspaceAction: { gate: 'person', stranger: 'not-found', colleague: 'forbidden', admins: 'may' },
  editWorkspaceAction: byAdmin,
  setLogoAction: { ...byAdmin, unproven: 'invalid' },
  removeLogoAction: byAdmin,
  switchFeatureAction: byAdmin,
  hideFirstStepsAction: byAdmin,
  startWorkspaceExportAction: byAdmin,
  scheduleDeletionAction: byAdmin,
  exportAuditLogAction: byAdmin,
  verifyEmailAction: ofAnybody,
  resendVerificationAction: ofAnybody,
  requestPasswordResetAction: ofAnybody,
  resetPasswordAction: ofAnybody,
  setPasswordAction: ofMember,

  invitePeopleAction: byAdmin,
  resendInvitationAction: ofInvitation,
  copyInvitationLinkAction: ofInvitation,
  revokeInvitationAction: ofInvitation,
  matchColumnsAction: ofAdmins,
  startImportAction: ofAdmins,
  undoImportAction: ofAdmins,
  discardImportAction: ofAdmins,
  repeatImportAction: ofAdmins,
  acceptInvitationAction: { gate: 'person', stranger: 'not-found', colleague: 'not-found' },
  registerInviteeAction: ofAnybody,

  editPersonAction: ofAdmins,
  changeRolesAction: ofAdmins,
  deactivatePeopleAction: ofAdmins,
  reactivatePeopleAction: ofAdmins,
  createTagAction: { ...ofAdmins, stranger: 'none' },
  renameTagAction: ofAdmins,
  mergeTagAction: ofAdmins,
  deleteTagAction: ofAdmins,
  giveTagAction: ofAdmins,
  takeTagAction: ofAdmins,
  setTagsAction: ofAdmins,

  changePasswordAction: { ...ofMember, unproven: 'conflict' },

  editProfileAction: ofMember,
  changeTimeZoneAction: ofMember,

  requestEmailChangeAction: ofMember,
  confirmEmailChangeAction: ofAnybody,
  sendDeletionLinkAction: ofPerson,
  deleteAccountAction: { ...ofPerson, unproven: 'invalid' },

  signOutDeviceAction: { gate: 'member', stranger: 'not-found', colleague: 'not-found' },
  signOutOtherDevicesAction: ofMember,

  finishTourAction: ofMember,

  setPhotoAction: { ...ofMember, unproven: 'invalid' },
  removePhotoAction: ofMember,

  'GET /api/notification': ofMember,
  'GET /api/notification/live': ofMember,
  'POST /api/notification': { gate: 'member', stranger: 'not-found', colleague: 'not-found' },

  'GET /api/unsubscribe/[code]': ofAnybody,
  'POST /api/unsubscribe/[code]': ofAnybody,

  'GET /api/workspace-address/[slug]': ofAnybody,
  'GET /api/logo/[id]': ofAnybody,
  'GET /api/workspace-export/[id]': { gate: 'member', stranger: 'not-found', colleague: 'not-found' },

  'GET /api/health': ofAnybody,
  'GET /api/auth/[...nextauth]': ofAnybody,
  'POST /api/auth/[...nextauth]': ofAnybody,
  'GET /api/export/[id]': { gate: 'member', stranger: 'not-found', colleague: 'not-found' },
  'GET /api/my-data': ofPerson,
  'GET /api/picture/[id]': { gate: 'member', stranger: 'not-found', colleague: 'none' },
  'GET /api/find': ofMember,
  'GET /api/people': ofMember,
  'POST /api/people/import': ofAdmins,
  'GET /api/people/import/sample': ofMember,
  'GET /api/people/import/[id]/refused': ofAdmins,
  'GET /api/people/around': ofMember,
  'GET /api/people/newcomers': ofCreator,
  'GET /api/people/of-tag': { gate: 'member', stranger: 'not-found', colleague: 'none' },
  'GET /api/people/of-team': { gate: 'member', stranger: 'not-found', colleague: 'none' },
  'GET /api/teams/parents': ofTeam,
}
