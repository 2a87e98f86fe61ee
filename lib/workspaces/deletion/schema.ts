// The deletion of a workspace is asked for by an Admin and done thirty days later, with everything in it. Until then nobody
// can open it, and an Admin may take it back. People keep their accounts; what they have elsewhere is not touched.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

/** The command checks whether the typed name is right. */
export const scheduleDeletionSchema = z.object({ typedName: z.string().max(200) })
export type ScheduleDeletionInput = z.infer<typeof scheduleDeletionSchema>

export const keepWorkspaceSchema = z.object({ id: idSchema })
export type KeepWorkspaceInput = z.infer<typeof keepWorkspaceSchema>

export type PurgeWorkspaceInput = { id: string }
