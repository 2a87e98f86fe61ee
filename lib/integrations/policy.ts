import 'server-only'
import { everybodysReach, reachOf, type Ability } from '@/lib/access/rules'

export const integrationAbilities: readonly Ability[] = [
  { key: 'integrations.own', name: 'Connect Google Calendar and Slack', reach: everybodysReach('Your own accounts') },
  { key: 'integrations.workspace', name: 'Connect the workspace’s Slack', reach: reachOf({ Admin: 'Yes' }) },
]
