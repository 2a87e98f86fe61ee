import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { everybodysReach, reachOf, type Ability } from '@/lib/access/rules'

export const canRunWorkspace = ({ role }: Pick<Actor, 'role'>) => role === 'Admin'

export const workspaceAbilities: readonly Ability[] = [
  {
    key: 'workspace.run',
    name: 'Change settings, read the audit log, export and delete the workspace',
    reach: reachOf({ Admin: 'All of it' }),
  },
]

export const foundingAbilities: readonly Ability[] = [
  {
    key: 'workspace.own',
    name: 'Create and join workspaces',
    reach: everybodysReach('As its first admin, or in the role you’re invited to'),
  },
]
