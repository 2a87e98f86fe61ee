import 'server-only'
import { reachOf, type Ability } from '@/lib/access/rules'

/** What super admins may do (decisions, section 2). */
export const platformAbilities: readonly Ability[] = [
  {
    key: 'platform.run',
    name: 'Run the platform',
    reach: reachOf({ platform: 'Status, plans and default templates, never content' }),
  },
]
