import 'server-only'
import { everybodysReach, type Ability } from '@/lib/access/rules'

export const accountAbilities: readonly Ability[] = [
  {
    key: 'self.devices',
    name: 'Where you are signed in, your data and your account',
    reach: everybodysReach('Yours alone'),
  },
]
