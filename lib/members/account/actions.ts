'use server'
import { linkAction, memberAction, personAction } from '@/lib/access/action'
import { anybody, everybody } from '@/lib/access/declaration'
import { requestEmailChangeSchema, confirmEmailChangeSchema, sendProofLinkSchema } from './schema'
import { requestEmailChange } from './commands/request-email-change'
import { confirmEmailChange } from './commands/confirm-email-change'
import { sendProofLink } from './commands/send-proof-link'

export const requestEmailChangeAction = memberAction(
  requestEmailChangeSchema,
  requestEmailChange,
  everybody('self.profile', { unproven: 'invalid' }),
)
export const confirmEmailChangeAction = linkAction(confirmEmailChangeSchema, confirmEmailChange, anybody)
export const sendProofLinkAction = personAction(sendProofLinkSchema, sendProofLink, everybody('self.devices'))
