import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { textUpTo } from '@/lib/shared/text-schema'
import { platformKindNames } from './rules'

/** `about` is the object of the acts. */
export const platformLogSchema = z.object({
  kind: z.enum(['all', ...platformKindNames]).catch('all'),
  about: idSchema.optional().catch(undefined),
  after: z.string().max(100).optional().catch(undefined),
})
export type PlatformLogFilter = z.infer<typeof platformLogSchema>

export const reasonSchema = textUpTo(500, 'A reason').min(1, 'Enter a reason.')
