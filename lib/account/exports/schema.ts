// A workspace export is one file: facts of feedback, goals, times of follow-ups, public applause, templates, people, tags,
// invitations, teams and the audit log. It is made in the background for one Admin and deleted a day later. It refuses
// answers, which are exported per feedback by people who may read them.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

export const startWorkspaceExportSchema = z.object({})

export const workspaceExportIdSchema = z.object({ id: idSchema })
export type WorkspaceExportIdInput = z.infer<typeof workspaceExportIdSchema>
