// The platform is all workspaces, accounts and mails of one installation, as its super admins see them: states and counts.
// This module owns inquiries, newsletter subscribers and campaigns. It refuses to show what anybody wrote.
import { z } from 'zod'
import { reasonSchema } from '@/lib/audit/platform/schema'
import { idSchema } from '@/lib/shared/id'

/** An act on one thing, with the reason for it. */
export const reasonedSchema = z.object({ id: idSchema, reason: reasonSchema })
export type ReasonedInput = z.infer<typeof reasonedSchema>

/** Words that an address or a name begins with, as they are compared. */
export const beginning = z.string().trim().toLowerCase().max(200).catch('')

/** The tabs of /admin/subscribers. */
export const subscribersSchema = z.object({ tab: z.enum(['inquiries', 'newsletter']).catch('inquiries') })

export const pageCursor = z.string().max(100).optional().catch(undefined)
