import { z } from 'zod'
import { pageCursor } from '@/lib/admin/schema'
import { idSchema } from '@/lib/shared/id'

export const failureTabs = ['mails', 'jobs', 'webhooks', 'services', 'errors'] as const

export const failuresSchema = z.object({ tab: z.enum(failureTabs).catch('mails'), after: pageCursor })
export type FailuresFilter = z.infer<typeof failuresSchema>

export const retryMailSchema = z.object({ id: idSchema })
export type RetryMailInput = z.infer<typeof retryMailSchema>

export const retryAllMailsSchema = z.object({})

export const runJobSchema = z.object({ name: z.string().max(100) })
export type RunJobInput = z.infer<typeof runJobSchema>

export const retryEventSchema = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })
export type RetryEventInput = z.infer<typeof retryEventSchema>
