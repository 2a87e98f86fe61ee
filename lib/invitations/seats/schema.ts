// People beyond the seats that are paid for wait together for one payment, and are invited once it is made; an import that
// needs more seats waits as a whole. This part owns who waits for what. Nobody holds a seat before it is paid.
import { z } from 'zod'
import { importIdSchema } from '@/lib/invitations/imports/schema'
import { invitePeopleSchema } from '@/lib/invitations/schema'

/** The seats and the paise that were shown; what would be another number or sum is refused. */
const shown = { seats: z.number().int().min(1), amount: z.number().int().min(1) }

export const requestSeatsSchema = invitePeopleSchema.omit({ isPartial: true }).extend(shown)
export type RequestSeatsInput = z.infer<typeof requestSeatsSchema>

export const requestImportSeatsSchema = importIdSchema.extend(shown)
export type RequestImportSeatsInput = z.infer<typeof requestImportSeatsSchema>
