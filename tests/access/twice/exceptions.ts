/** What is not pressed twice, and why. */
export const unpressed: Record<string, string> = {
  'POST /api/notification': 'Runs the command of viewNotificationAction.',
  'POST /api/unsubscribe/[code]': 'Runs the command of unsubscribeAction.',
  'POST /api/people/unsubscribed': 'Only reads; it is no GET, whose address would hold those of people outside.',
  'POST /api/auth/[...nextauth]': 'Belongs to next-auth; the test of sendSignInLink presses twice for its one mail.',
}

/** The tables that a second press changes, by how many rows any of them grows, and why. */
type Second = { tables: string[]; more?: Record<string, number>; why: string }

const keptAnew: Second = { tables: ['Answer'], why: 'What is kept is written anew, in the place of what was there.' }
const sentLater: Second = { tables: ['Response'], why: 'The same answers, sent at the later of the two moments.' }
const oneLine = { AuditEntry: 1 }

/** Where a second press rightly writes a second time. */
export const secondThings: Record<string, Second> = {
  registerWorkspaceAction: {
    tables: ['HeldAddress', 'User'],
    why: 'The password chosen last is the one that counts, and the address of the workspace is kept from then on.',
  },
  saveAnswersAction: keptAnew,
  saveAnswersByLinkAction: keptAnew,
  postAnswersAction: keptAnew,
  postAnswersByLinkAction: keptAnew,
  saveRevisionAction: keptAnew,
  saveRevisionByLinkAction: keptAnew,
  sendRevisionAction: sentLater,
  sendRevisionByLinkAction: sentLater,
  setPhotoAction: {
    tables: ['Picture', 'User'],
    why: 'Each brings a file; the last one stays alone, at an address of its own.',
  },
  setLogoAction: {
    ...{ tables: ['AuditEntry', 'Picture', 'Workspace'], more: oneLine },
    why: 'The same, and the log tells of each file.',
  },
  exportAuditLogAction: {
    ...{ tables: ['AuditEntry'], more: oneLine },
    why: 'Each press hands over a file, and the log tells of each.',
  },
  copyInvitationLinkAction: {
    ...{ tables: ['AuditEntry', 'Invitation'], more: oneLine },
    why: 'Each press hands over the link for another seven days, and the log tells of each.',
  },
}
