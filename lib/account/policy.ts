import 'server-only'
import { everybodysReach, type Ability } from '@/lib/access/rules'

export const accountAbilities: readonly Ability[] = [
  {
    key: 'self.devices',
    name: 'Manage your devices, data and account',
    reach: everybodysReach('Your own'),
  },
]
