import 'server-only'
import { everybodysReach, type Ability } from '@/lib/access/rules'

export const celebrationAbilities: readonly Ability[] = [
  { key: 'self.celebrations', name: 'Choose what to celebrate', reach: everybodysReach('About you') },
  {
    key: 'celebrations.congratulate',
    name: 'Congratulate teammates',
    reach: everybodysReach('On shared birthdays, anniversaries and badges'),
  },
]
