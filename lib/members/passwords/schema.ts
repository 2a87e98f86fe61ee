// A password is one of two ways in; the other is an e-mailed link, so a person may have none.
// This part owns how one is chosen and replaced. It refuses what a guesser would try early, and a first one that is not
// chosen soon after a mailed link was followed: a session that was left open proves nothing.
import { z } from 'zod'
import { emailSchema, tokenSchema } from '@/lib/members/schema'

/** Decisions, section 10: any characters, and no rule on which of them. */
export const passwordLimits = { min: 8, max: 128 } as const

const { min, max } = passwordLimits

/** A password being chosen. The same characters typed on another keyboard are the same password. */
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

/** The password somebody has, asked again before something only they may do. */
export const ownPasswordSchema = z.string().max(max, `A password has at most ${max} characters.`).normalize('NFKC')

/** Without a password, the link counts in the browser that registered alone. */
export const verifyEmailSchema = z.object({ token: tokenSchema, password: ownPasswordSchema.default('') })
export type VerifyEmailInput = z.infer<typeof verifyEmailSchema>

export const changePasswordSchema = z.object({
  current: ownPasswordSchema.min(1, 'Enter your current password.'),
  password: newPasswordSchema,
})
export type ChangePasswordInput = z.infer<typeof changePasswordSchema>
