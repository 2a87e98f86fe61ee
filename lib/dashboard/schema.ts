// Home is what waits for somebody first, then their activity, then insights. It owns no table: it draws from all modules.
import { z } from 'zod'

export const homeSchema = z.object({
  tab: z.enum(['today', 'activity', 'numbers']).catch('today'),
  /** Everything that waits, where Home else shows the most urgent. */
  all: z.literal('1').optional().catch(undefined),
})
export type HomeTab = z.infer<typeof homeSchema>['tab']
