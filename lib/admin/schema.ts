// The platform is all workspaces, accounts and mails of one installation as super admins see them: states and counts.
// This module owns inquiries, newsletter subscribers and campaigns. It refuses to show user content.
import { z } from 'zod'
import { reasonSchema } from '@/lib/audit/platform/schema'
import { idSchema } from '@/lib/shared/id'
import { reportRanges } from '@/lib/shared/report-ranges'

export const reasonedSchema = z.object({ id: idSchema, reason: reasonSchema })
export type ReasonedInput = z.infer<typeof reasonedSchema>

export const beginning = z.string().trim().toLowerCase().max(200).catch('')

export const subscribersSchema = z.object({ tab: z.enum(['inquiries', 'newsletter']).catch('inquiries') })

/** A period of the figures on the front page. */
export const sinceRange = z.enum(['all', ...reportRanges]).catch('all')

export const pageCursor = z.string().max(100).optional().catch(undefined)
