// An account is a person as the product knows them, across all their workspaces: an address to sign in with, and what is
// kept about them. This part owns changing that address, taking a copy of what is kept, and deleting the account.
// It refuses to let an address go over before its mail was received there, to tell whether one is taken, and to leave
// people in a workspace without an Admin.
import { z } from 'zod'
import { proof } from '@/lib/members/account/schema'

export const deleteAccountSchema = z.object(proof)
export type DeleteAccountInput = z.infer<typeof deleteAccountSchema>

/** The download of own data has no input. */
export const myDataSchema = z.object({})
