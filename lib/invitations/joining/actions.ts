'use server'
import { personAction, publicAction } from '@/lib/access/action'
import { acceptInvitation } from './commands/accept-invitation'
import { registerInvitee } from './commands/register-invitee'
import { acceptInvitationSchema, registerInviteeSchema } from './schema'

export const acceptInvitationAction = personAction(acceptInvitationSchema, acceptInvitation)
export const registerInviteeAction = publicAction(registerInviteeSchema, registerInvitee)
