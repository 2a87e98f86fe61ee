'use server'
import { memberAction, publicAction, personAction } from '@/lib/access/action'
import { requestEmailChangeSchema, confirmEmailChangeSchema, sendProofLinkSchema } from './schema'
import { requestEmailChange } from './commands/request-email-change'
import { confirmEmailChange } from './commands/confirm-email-change'
import { sendProofLink } from './commands/send-proof-link'

export const requestEmailChangeAction = memberAction(requestEmailChangeSchema, requestEmailChange)
export const confirmEmailChangeAction = publicAction(confirmEmailChangeSchema, confirmEmailChange)
export const sendProofLinkAction = personAction(sendProofLinkSchema, sendProofLink)
