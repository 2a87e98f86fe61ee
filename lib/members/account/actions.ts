'use server'
import { linkAction, memberAction, personAction, publicAction } from '@/lib/access/action'
import { anybody, everybody } from '@/lib/access/declaration'
import {
  requestEmailChangeSchema,
  cancelEmailChangeSchema,
  confirmEmailChangeSchema,
  sendProofLinkSchema,
  changePasswordSchema,
  requestPasswordResetSchema,
  resetPasswordSchema,
  setPasswordSchema,
} from './schema'
import { requestEmailChange } from './commands/request-email-change'
import { cancelEmailChange } from './commands/cancel-email-change'
import { confirmEmailChange } from './commands/confirm-email-change'
import { sendProofLink } from './commands/send-proof-link'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { changePassword } from './commands/change-password'
import { requestPasswordReset } from './commands/request-password-reset'
import { resetPassword } from './commands/reset-password'
import { setPassword } from './commands/set-password'

export const requestEmailChangeAction = memberAction(
  requestEmailChangeSchema,
  requestEmailChange,
  everybody('self.profile', { unproven: 'invalid' }),
  refresh,
)
export const cancelEmailChangeAction = memberAction(
  cancelEmailChangeSchema,
  cancelEmailChange,
  everybody('self.profile'),
  refresh,
)
export const confirmEmailChangeAction = linkAction(confirmEmailChangeSchema, confirmEmailChange, anybody)
export const sendProofLinkAction = personAction(sendProofLinkSchema, sendProofLink, everybody('self.devices'))

export const requestPasswordResetAction = publicAction(requestPasswordResetSchema, requestPasswordReset, anybody)
export const resetPasswordAction = linkAction(resetPasswordSchema, resetPassword, anybody, () =>
  redirect('/auth/login?done=reset'),
)
export const setPasswordAction = memberAction(setPasswordSchema, setPassword, everybody('self.profile'))
export const changePasswordAction = memberAction(
  changePasswordSchema,
  changePassword,
  everybody('self.profile', { unproven: 'conflict' }),
)
