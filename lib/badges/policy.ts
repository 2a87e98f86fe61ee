import 'server-only'
import { everybodysReach, type Ability } from '@/lib/access/rules'

export const badgeAbilities: readonly Ability[] = [
  { key: 'self.badges', name: 'Hide your badges', reach: everybodysReach('Your own') },
]
