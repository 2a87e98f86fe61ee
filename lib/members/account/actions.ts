'use server'
import { memberAction, personAction, publicAction } from '@/lib/access/action'
import { confirmEmailChange } from './commands/confirm-email-change'
import { deleteAccount } from './commands/delete-account'
import { requestEmailChange } from './commands/request-email-change'
import { sendProofLink } from './commands/send-proof-link'
import { confirmEmailChangeSchema, deleteAccountSchema, requestEmailChangeSchema, sendProofLinkSchema } from './schema'

export const requestEmailChangeAction = memberAction(requestEmailChangeSchema, requestEmailChange)
export const confirmEmailChangeAction = publicAction(confirmEmailChangeSchema, confirmEmailChange)
export const sendProofLinkAction = personAction(sendProofLinkSchema, sendProofLink)
export const deleteAccountAction = personAction(deleteAccountSchema, deleteAccount)
