'use server'
import { redirect } from 'next/navigation'
import { linkAction, memberAction, publicAction } from '@/lib/access/action'
import { anybody, everybody } from '@/lib/access/declaration'
import { changePassword } from './commands/change-password'
import { requestPasswordReset } from './commands/request-password-reset'
import { resetPassword } from './commands/reset-password'
import { setPassword } from './commands/set-password'
import { changePasswordSchema, requestPasswordResetSchema, resetPasswordSchema, setPasswordSchema } from './schema'

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
