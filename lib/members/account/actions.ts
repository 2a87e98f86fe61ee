'use server'
import { memberAction, personAction, publicAction } from '@/lib/access/action'
import { confirmEmailChange } from './commands/confirm-email-change'
import { deleteAccount } from './commands/delete-account'
import { requestEmailChange } from './commands/request-email-change'
import { sendDeletionLink } from './commands/send-deletion-link'
import {
  confirmEmailChangeSchema,
  deleteAccountSchema,
  requestEmailChangeSchema,
  sendDeletionLinkSchema,
} from './schema'

export const requestEmailChangeAction = memberAction(requestEmailChangeSchema, requestEmailChange)
export const confirmEmailChangeAction = publicAction(confirmEmailChangeSchema, confirmEmailChange)
export const sendDeletionLinkAction = personAction(sendDeletionLinkSchema, sendDeletionLink)
export const deleteAccountAction = personAction(deleteAccountSchema, deleteAccount)
