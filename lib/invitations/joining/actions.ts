'use server'
import { linkAction, personAction, publicAction } from '@/lib/access/action'
import { anybody, othersFindNothing } from '@/lib/access/declaration'
import { acceptInvitation } from './commands/accept-invitation'
import { registerInvitee } from './commands/register-invitee'
import { sendJoiningLink } from './commands/send-joining-link'
import { acceptInvitationSchema, registerInviteeSchema, sendJoiningLinkSchema } from './schema'

export const acceptInvitationAction = personAction(
  acceptInvitationSchema,
  acceptInvitation,
  othersFindNothing('workspace.own'),
)
export const registerInviteeAction = linkAction(registerInviteeSchema, registerInvitee, anybody)
export const sendJoiningLinkAction = publicAction(sendJoiningLinkSchema, sendJoiningLink, anybody)
