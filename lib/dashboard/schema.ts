// Home is what waits for somebody first, then what happened, then the figures. It owns no table: it draws from all modules.
import { z } from 'zod'

export const homeSchema = z.object({ tab: z.enum(['today', 'activity', 'numbers']).catch('today') })
export type HomeTab = z.infer<typeof homeSchema>['tab']
