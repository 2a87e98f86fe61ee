// A workspace export is one file: people, teams, tags, invitations, templates, facts of feedback and the audit log. It
// is made in the background for one Admin and deleted a day later. It refuses answers, which are exported per feedback
// by people who may read them.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

export const startWorkspaceExportSchema = z.object({})

export const workspaceExportIdSchema = z.object({ id: idSchema })
export type WorkspaceExportIdInput = z.infer<typeof workspaceExportIdSchema>
