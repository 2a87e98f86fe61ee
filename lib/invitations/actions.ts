'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { butAdmins, othersFindNothing, roleDecides } from '@/lib/access/declaration'
import { copyInvitationLink } from './commands/copy-invitation-link'
import { invitePeople } from './commands/invite-people'
import { resendInvitation } from './commands/resend-invitation'
import { revokeInvitation } from './commands/revoke-invitation'
import { invitationIdSchema, invitePeopleSchema } from './schema'

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
