import 'server-only'
import { reachOf, type Ability } from '@/lib/access/rules'

export const platformAbilities: readonly Ability[] = [
  {
    key: 'platform.run',
    name: 'Run the platform',
    reach: reachOf({ platform: 'Status, plans and default templates, never content' }),
  },
]
