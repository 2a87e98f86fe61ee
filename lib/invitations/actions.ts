'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { butAdmins, othersFindNothing, roleDecides } from '@/lib/access/declaration'
import { copyInvitationLink } from './commands/copy-invitation-link'
import { invitePeople } from './commands/invite-people'
import { resendInvitation } from './commands/resend-invitation'
import { resendInvitations } from './commands/resend-invitations'
import { revokeInvitation } from './commands/revoke-invitation'
import { revokeInvitations } from './commands/revoke-invitations'
import { invitationIdSchema, invitationIdsSchema, invitePeopleSchema } from './schema'

export const invitePeopleAction = memberAction(invitePeopleSchema, invitePeople, roleDecides('people.invite'))
export const resendInvitationAction = memberAction(
  invitationIdSchema,
  resendInvitation,
  othersFindNothing('people.invite', butAdmins),
  refresh,
)
export const copyInvitationLinkAction = memberAction(
  invitationIdSchema,
  copyInvitationLink,
  othersFindNothing('people.invite', butAdmins),
)
export const revokeInvitationAction = memberAction(
  invitationIdSchema,
  revokeInvitation,
  othersFindNothing('people.invite', butAdmins),
  refresh,
)
export const resendInvitationsAction = memberAction(
  invitationIdsSchema,
  resendInvitations,
  othersFindNothing('people.invite', butAdmins),
  refresh,
)
export const revokeInvitationsAction = memberAction(
  invitationIdsSchema,
  revokeInvitations,
  othersFindNothing('people.invite', butAdmins),
  refresh,
)
