// Home shows to-dos first, then activity, then figures. It owns no table: it draws from all modules.
import { z } from 'zod'

export const homeSchema = z.object({
  tab: z.enum(['today', 'activity']).catch('today'),
  /** Every to-do instead of the most urgent. */
  all: z.literal('1').optional().catch(undefined),
})
export type HomeTab = z.infer<typeof homeSchema>['tab']
