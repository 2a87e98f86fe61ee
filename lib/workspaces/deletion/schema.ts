// A workspace's deletion is requested by an Admin and done thirty days later, with all content. Until then nobody can
// open it, and an Admin may cancel. People keep their accounts and their other workspaces.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

/** The command compares the name. */
export const scheduleDeletionSchema = z.object({ typedName: z.string().max(200) })
export type ScheduleDeletionInput = z.infer<typeof scheduleDeletionSchema>

export const keepWorkspaceSchema = z.object({ id: idSchema })
export type KeepWorkspaceInput = z.infer<typeof keepWorkspaceSchema>

export type PurgeWorkspaceInput = { id: string }
