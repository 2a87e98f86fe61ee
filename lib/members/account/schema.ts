// An account is a person across all workspaces: a sign-in address, and a password if they chose one. This part owns
// changing both. It refuses an address change before its mail is confirmed, to reveal whether an address is taken, easy
// passwords, and a first password chosen long after the mailed link (an open session proves nothing).
import { z } from 'zod'
import { provables, passwordLimits } from './rules'
import { emailSchema, tokenSchema } from '@/lib/members/schema'

const { min, max } = passwordLimits

/** The current password, asked again before sensitive acts. */
export const ownPasswordSchema = z.string().max(max, `A password has at most ${max} characters.`).normalize('NFKC')

/** Empty for people without a password. */
const passwordSchema = ownPasswordSchema.default('')

const codeSchema = z.string().max(100)

export const sendProofLinkSchema = z.object({ act: z.enum(provables) })
export type SendProofLinkInput = z.infer<typeof sendProofLinkSchema>

/** Either one confirms the person. */
export const proof = { password: passwordSchema, code: codeSchema.default('') }
export type ProofInput = z.infer<z.ZodObject<typeof proof>>

export const proofParamsSchema = z.object({ code: codeSchema.catch('') })

export const requestEmailChangeSchema = z.object({ email: emailSchema, ...proof })
export type RequestEmailChangeInput = z.infer<typeof requestEmailChangeSchema>

export const cancelEmailChangeSchema = z.object({})

export const confirmEmailChangeSchema = z.object({ token: tokenSchema })
export type ConfirmEmailChangeInput = z.infer<typeof confirmEmailChangeSchema>

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

/** Without a password, only the registering browser can use the link. */
export const verifyEmailSchema = z.object({ token: tokenSchema, password: ownPasswordSchema.default('') })
export type VerifyEmailInput = z.infer<typeof verifyEmailSchema>

export const changePasswordSchema = z.object({
  current: ownPasswordSchema.min(1, 'Enter your current password.'),
  password: newPasswordSchema,
})
export type ChangePasswordInput = z.infer<typeof changePasswordSchema>
