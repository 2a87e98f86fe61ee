import 'server-only'
import { invitationSelect, visible } from '@/lib/invitations/queries/list-invitations'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { noSuchInvitation } from '@/lib/invitations/refusals'
import { standsBehind } from '@/lib/invitations/policy'

const heldSelect = {
  id: true,
  workspaceId: true,
  email: true,
  firstName: true,
  lastName: true,
  status: true,
  expiresAt: true,
  sentAt: true,
  sentCount: true,
  tokenHash: true,
  inviterId: true,
  ...invitationSelect,
} as const

/** Locks a visible invitation. Throws not-found. */
export async function lockInvitation(tx: Tx, actor: Actor, id: string) {
  const [held] = await tx.$queryRaw<object[]>`
    SELECT 1 FROM "Invitation" i WHERE i.id = ${id}::uuid AND ${visible(actor)} FOR NO KEY UPDATE`
  if (!held) throw noSuchInvitation()
  const { inviter, teams, ...row } = await tx.invitation.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where: { id, workspaceId: actor.workspaceId },
    select: heldSelect,
  })
  const teamIds = teams.map(({ teamId }) => teamId)
  const isManager = teams.some((place) => place.isManager)
  return { ...row, teamIds, isManager, hasInviter: standsBehind(inviter, { role: row.role, teams }) }
}
export type LockedInvitation = Awaited<ReturnType<typeof lockInvitation>>
