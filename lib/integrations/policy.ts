import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { everybodysReach, reachOf, type Ability } from '@/lib/access/rules'

export const canConnectWorkspace = ({ role }: Pick<Actor, 'role'>) => role === 'Admin'

export const integrationAbilities: readonly Ability[] = [
  { key: 'integrations.own', name: 'Connect Google Calendar and Slack', reach: everybodysReach('Your own accounts') },
  {
    key: 'integrations.workspace',
    name: 'Connect Slack for the workspace',
    reach: reachOf({ Admin: 'All' }),
  },
]
