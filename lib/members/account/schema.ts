// An account is a person as the product knows them, across all their workspaces: an address to sign in with, and what is
// kept about them. This part owns changing that address, taking a copy of what is kept, and deleting the account.
// It refuses to let an address go over before its mail was received there, to tell whether one is taken, and to leave
// people in a workspace without an Admin.
import { ownPasswordSchema } from '@/lib/members/passwords/schema'
import { z } from 'zod'
import { provables } from './rules'
import { emailSchema, tokenSchema } from '@/lib/members/schema'

/** Empty for people without a password. */
const passwordSchema = ownPasswordSchema.default('')

/** The code in the link that was mailed to somebody without a password, to prove that it is them who asks. */
const codeSchema = z.string().max(100)

export const sendProofLinkSchema = z.object({ act: z.enum(provables) })
export type SendProofLinkInput = z.infer<typeof sendProofLinkSchema>

/** One of the two shows that it is really the person who asks. */
export const proof = { password: passwordSchema, code: codeSchema.default('') }
export type ProofInput = z.infer<z.ZodObject<typeof proof>>

export const proofParamsSchema = z.object({ code: codeSchema.catch('') })

export const requestEmailChangeSchema = z.object({ email: emailSchema, ...proof })
export type RequestEmailChangeInput = z.infer<typeof requestEmailChangeSchema>

export const confirmEmailChangeSchema = z.object({ token: tokenSchema })
export type ConfirmEmailChangeInput = z.infer<typeof confirmEmailChangeSchema>
