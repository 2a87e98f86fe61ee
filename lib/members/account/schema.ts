// An account is a person across all workspaces: a sign-in address and their data. This part owns changing the address,
// downloading the data and deleting the account. It refuses an address change before its mail is confirmed, to reveal
// whether an address is taken, and to leave a workspace without an Admin.
import { ownPasswordSchema } from '@/lib/members/passwords/schema'
import { z } from 'zod'
import { provables } from './rules'
import { emailSchema, tokenSchema } from '@/lib/members/schema'

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

export const confirmEmailChangeSchema = z.object({ token: tokenSchema })
export type ConfirmEmailChangeInput = z.infer<typeof confirmEmailChangeSchema>
