// People beyond the paid seats wait together for one payment and are invited after it; an import waits as a whole. This
// part owns these batches. A seat is taken only once it is paid.
import { z } from 'zod'
import { importIdSchema } from '@/lib/invitations/imports/schema'
import { invitePeopleSchema } from '@/lib/invitations/schema'

/** Seats and paise as shown; other values are refused. */
const shown = { seats: z.number().int().min(1), amount: z.number().int().min(1) }

export const requestSeatsSchema = invitePeopleSchema.omit({ isPartial: true }).extend(shown)
export type RequestSeatsInput = z.infer<typeof requestSeatsSchema>

export const requestImportSeatsSchema = importIdSchema.extend(shown)
export type RequestImportSeatsInput = z.infer<typeof requestImportSeatsSchema>
