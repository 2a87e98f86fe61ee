import { answeringInputs } from './inputs/answering'
import { invitationsCalls, invitationsInputs } from './inputs/invitations'
import { membersCalls, membersInputs } from './inputs/members'
import { notificationsCalls, notificationsInputs } from './inputs/notifications'
import { outsideInputs } from './inputs/outside'
import { peopleInputs } from './inputs/people'
import { platformCalls, platformInputs } from './inputs/platform'
import { profileCalls, profileInputs } from './inputs/profile'
import { reviewsCalls, reviewsInputs } from './inputs/reviews'
import { teamsCalls, teamsInputs } from './inputs/teams'
import { templatesInputs } from './inputs/templates'
import { workspacesCalls, workspacesInputs } from './inputs/workspaces'
import type { Calls, Inputs } from './world'

/** What each action is sent. */
export const actionInputs: Inputs = {
  ...answeringInputs,
  ...invitationsInputs,
  ...membersInputs,
  ...notificationsInputs,
  ...outsideInputs,
  ...peopleInputs,
  ...platformInputs,
  ...profileInputs,
  ...reviewsInputs,
  ...teamsInputs,
  ...templatesInputs,
  ...workspacesInputs,
}

/** What each route is sent. */
export const routeCalls: Calls = {
  ...invitationsCalls,
  ...membersCalls,
  ...teamsCalls,
  ...notificationsCalls,
  ...platformCalls,
  ...profileCalls,
  ...reviewsCalls,
  ...workspacesCalls,
}
