// An account is a person across all workspaces: a sign-in address and their data. This part owns downloading the data and
// deleting the account. It refuses to leave a workspace without an Admin.
import { z } from 'zod'
import { proof } from '@/lib/members/account/schema'

export const deleteAccountSchema = z.object(proof)
export type DeleteAccountInput = z.infer<typeof deleteAccountSchema>

export const myDataSchema = z.object({})
