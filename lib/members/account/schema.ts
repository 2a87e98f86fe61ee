// An account is a person as the product knows them, across all their workspaces: an address to sign in with, and what is
// kept about them. This part owns changing that address, taking a copy of what is kept, and deleting the account.
// It refuses to let an address go over before its mail was received there, to tell whether one is taken, and to leave
// people in a workspace without an Admin.
import { z } from 'zod'
import { ownPasswordSchema } from '../passwords/schema'
import { emailSchema, tokenSchema } from '../schema'

/** Empty from somebody who has no password. */
const proofSchema = ownPasswordSchema.default('')

export const requestEmailChangeSchema = z.object({ email: emailSchema, password: proofSchema })
export type RequestEmailChangeInput = z.infer<typeof requestEmailChangeSchema>

export const confirmEmailChangeSchema = z.object({ token: tokenSchema })
export type ConfirmEmailChangeInput = z.infer<typeof confirmEmailChangeSchema>

export const sendDeletionLinkSchema = z.object({})

/** The code in the link that was mailed to somebody who wants to delete their account. */
const codeSchema = z.string().max(100)

export const deleteAccountSchema = z.object({ password: proofSchema, code: codeSchema.default('') })
export type DeleteAccountInput = z.infer<typeof deleteAccountSchema>

export const deletionParamsSchema = z.object({ code: codeSchema.catch('') })

/** A copy of one's own data takes no wishes. */
export const myDataSchema = z.object({})
