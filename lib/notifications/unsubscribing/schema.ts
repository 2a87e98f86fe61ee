// Somebody outside may say that a workspace shall write to them no more. It holds for the address, whoever asks next.
import { z } from 'zod'

/** The code is that of any link the workspace has mailed to the address. */
export const unsubscribeSchema = z.object({ code: z.string().max(100) })
export type UnsubscribeInput = z.infer<typeof unsubscribeSchema>
