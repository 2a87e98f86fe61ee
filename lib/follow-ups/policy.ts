import 'server-only'
import { everybodysReach, type Ability } from '@/lib/access/rules'

export const followUpAbilities: readonly Ability[] = [
  { key: 'follow-ups.create', name: 'Schedule follow-ups', reach: everybodysReach('With any colleague') },
  { key: 'follow-ups.edit', name: 'Edit and move follow-ups', reach: everybodysReach('Those you organize') },
  {
    key: 'follow-ups.write',
    name: 'Read follow-ups, comment and agree on next steps',
    reach: everybodysReach('Those you are invited to'),
  },
]
