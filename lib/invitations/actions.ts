'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { copyInvitationLink } from './commands/copy-invitation-link'
import { invitePeople } from './commands/invite-people'
import { resendInvitation } from './commands/resend-invitation'
import { revokeInvitation } from './commands/revoke-invitation'
import { invitationIdSchema, invitePeopleSchema } from './schema'

export const invitePeopleAction = memberAction(invitePeopleSchema, invitePeople)
export const resendInvitationAction = memberAction(invitationIdSchema, resendInvitation, () => refresh())
export const copyInvitationLinkAction = memberAction(invitationIdSchema, copyInvitationLink)
export const revokeInvitationAction = memberAction(invitationIdSchema, revokeInvitation, () => refresh())
