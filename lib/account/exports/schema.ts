// An export of a workspace is one file with what it holds: people, teams, tags, invitations, templates, the facts of its
// feedback and the audit log. It is made in the background for one Admin and gone a day later. It refuses answers: those
// are exported feedback by feedback, by whoever may read them.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

export const startWorkspaceExportSchema = z.object({})

export const workspaceExportIdSchema = z.object({ id: idSchema })
export type WorkspaceExportIdInput = z.infer<typeof workspaceExportIdSchema>
