// An account is a person across all workspaces: a sign-in address and their data. This part owns changing the address,
// downloading the data and deleting the account. It refuses an address change before its mail is confirmed, to reveal
// whether an address is taken, and to leave a workspace without an Admin.
import { z } from 'zod'
import { proof } from '@/lib/members/account/schema'

export const deleteAccountSchema = z.object(proof)
export type DeleteAccountInput = z.infer<typeof deleteAccountSchema>

export const myDataSchema = z.object({})
