import 'server-only'
import { everybodysReach, type Ability } from '@/lib/access/rules'

export const celebrationAbilities: readonly Ability[] = [
  { key: 'self.celebrations', name: 'Choose what is celebrated', reach: everybodysReach('About you') },
  {
    key: 'celebrations.congratulate',
    name: 'Congratulate teammates',
    reach: everybodysReach('People in your teams, on birthdays they share, anniversaries and badges'),
  },
]
