import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { textUpTo } from '@/lib/shared/text-schema'
import { platformKindNames } from './rules'

/** The query of the log. `about` is one thing that acts were done to. */
export const platformLogSchema = z.object({
  kind: z.enum(['all', ...platformKindNames]).catch('all'),
  about: idSchema.optional().catch(undefined),
  after: z.string().max(100).optional().catch(undefined),
})
export type PlatformLogFilter = z.infer<typeof platformLogSchema>

/** Why a super admin does something to others. */
export const reasonSchema = textUpTo(500, 'A reason').min(1, 'Enter a reason.')
