// A password is one of two ways to sign in; the other is an e-mailed link, so it is optional. This part owns choosing
// and replacing it. It refuses easy guesses, and a first password chosen long after the mailed link: an open session
// proves nothing.
import { z } from 'zod'
import { emailSchema, tokenSchema } from '@/lib/members/schema'

/** Any characters: rules on which ones lead to patterns. */
export const passwordLimits = { min: 8, max: 128 } as const

const { min, max } = passwordLimits

/** Normalised, because keyboards compose the same characters differently. */
export const newPasswordSchema = z
  .string()
  .min(min, `Use at least ${min} characters.`)
  .max(max, `Use at most ${max} characters.`)
  .normalize('NFKC')

export const requestPasswordResetSchema = z.object({ email: emailSchema })
export type RequestPasswordResetInput = z.infer<typeof requestPasswordResetSchema>

export const resetPasswordSchema = z.object({ token: tokenSchema, password: newPasswordSchema })
export type ResetPasswordInput = z.infer<typeof resetPasswordSchema>

export const setPasswordSchema = z.object({ password: newPasswordSchema })
export type SetPasswordInput = z.infer<typeof setPasswordSchema>

/** The current password, asked again before sensitive acts. */
export const ownPasswordSchema = z.string().max(max, `A password has at most ${max} characters.`).normalize('NFKC')

/** Without a password, only the registering browser can use the link. */
export const verifyEmailSchema = z.object({ token: tokenSchema, password: ownPasswordSchema.default('') })
export type VerifyEmailInput = z.infer<typeof verifyEmailSchema>

export const changePasswordSchema = z.object({
  current: ownPasswordSchema.min(1, 'Enter your current password.'),
  password: newPasswordSchema,
})
export type ChangePasswordInput = z.infer<typeof changePasswordSchema>
