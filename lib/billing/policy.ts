import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { reachOf, type Ability } from '@/lib/access/rules'

export const canSeePlan = (actor: Actor) => actor.role === 'Admin'

export const planAbilities: readonly Ability[] = [
  {
    key: 'workspace.plan',
    name: 'See the plan and its usage',
    reach: reachOf({ Admin: 'All of it' }),
    page: '/workspace/edit?tab=plan',
  },
  {
    key: 'workspace.pay',
    name: 'Subscribe, change the card and cancel',
    reach: reachOf({ Admin: 'All of it' }),
    page: '/workspace/edit?tab=plan',
  },
]
