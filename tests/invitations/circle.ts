import type { Actor } from '@/lib/access/actor'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { anInvitation } from '@/tests/factories/invitations'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'

/** A Manager who has invited somebody into their team, colleagues of each role, and the Admin of another workspace. */
export async function anInvitingTeam(plan?: PlanType) {
  const workspace = await aWorkspace({ plan })
  const [manager, otherManager, member, admin] = await Promise.all([
    aManager({ workspace, firstName: 'Mira', lastName: 'Stone' }),
    aManager({ workspace }),
    aMember({ workspace }),
    anAdmin({ workspace }),
  ])
  const team = await aTeam({ workspace, managers: [manager, otherManager] })
  const invitation = await anInvitation(manager, { teamIds: [team.id] })
  return { workspace, manager, otherManager, member, admin, team, invitation, stranger: await anAdmin() }
}

type Team = Awaited<ReturnType<typeof anInvitingTeam>>

/** Who must not find the invitation of the Manager. */
export const outsiders = ({ otherManager, member, stranger }: Team): [string, Actor][] => [
  ['another Manager of the same team', otherManager],
  ['a Member', member],
  ['the Admin of another workspace', stranger],
]
