import 'server-only'
import { mailedToken } from '@/lib/access/invitee'
import { fullName } from '@/lib/members/rules'
import { now } from '@/lib/platform/clock'
import { db, type Tx } from '@/lib/platform/db'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { hashToken } from '@/lib/platform/secrets'
import { canBringBack, standsBehind } from '../policy'
import { holdSeats, inviterSelect } from '../queries'
import { invitationState, type InvitationState } from '../rules'
import { linkOpensNothing } from './refusals'

const linkedSelect = {
  id: true,
  workspaceId: true,
  email: true,
  firstName: true,
  lastName: true,
  role: true,
  status: true,
  sentCount: true,
  tokenHash: true,
  expiresAt: true,
  memberId: true,
  inviterId: true,
  workspace: { select: { name: true, description: true, logoId: true, deletionAt: true } },
  inviter: { select: inviterSelect },
  member: { select: { userId: true } },
  teams: {
    orderBy: { team: { name: 'asc' } },
    select: { teamId: true, isManager: true, team: { select: { name: true } } },
  },
  tags: { select: { tagId: true } },
} as const

/** The invitation that a link opens, as it is stored; a workspace that is being deleted invites nobody. */
async function findLinked(tx: Tx, token: string) {
  const found = await tx.invitation.findUnique({
    relationLoadStrategy: 'join',
    where: { tokenHash: hashToken(token), workspace: { deletionAt: null } },
    select: linkedSelect,
  })
  if (!found) return null
  const { inviter, workspace, member, tags, ...row } = found
  return {
    ...row,
    hasInviter: standsBehind(inviter, row),
    bringsBack: canBringBack(inviter),
    inviterRole: inviter.role,
    inviterName: fullName(inviter.user),
    inviterZone: inviter.user.timeZone,
    workspaceName: workspace.name,
    workspaceDescription: workspace.description,
    logoId: workspace.logoId,
    /** Whom it brought in. */
    joinedUserId: member?.userId ?? null,
    tagIds: tags.map(({ tagId }) => tagId),
    /** This link went by mail to the address and nowhere else, so whoever holds it reads that mail. */
    isMailed: row.tokenHash === hashToken(mailedToken(row)),
  }
}

/** What somebody sees who follows the link of an invitation. */
export type OfferedPlace = {
  state: InvitationState
  email: string
  firstName: string
  lastName: string
  role: Role
  teams: string[]
  workspaceName: string
  workspaceDescription: string
  /** Of the workspace. */
  logoId: string | null
  inviterName: string
  /** The zone of whoever invited: that of the invited is not known. */
  zone: string
  expiresAt: Date
  hasAccount: boolean
  isMailed: boolean
}

/** What the link of an invitation opens; null: nothing, it was replaced or never was. Looking changes nothing. */
export async function findInvitation(token: string): Promise<OfferedPlace | null> {
  const found = await findLinked(db, token)
  if (!found) return null
  const { email, firstName, lastName, role, teams, inviterName, inviterZone, expiresAt, isMailed } = found
  const { workspaceName, workspaceDescription, logoId } = found
  const account = await db.user.findUnique({ where: { email }, select: { id: true } })
  return {
    ...{ email, firstName, lastName, role, inviterName, expiresAt, isMailed },
    ...{ workspaceName, workspaceDescription, logoId },
    state: invitationState(found, now()),
    teams: teams.map(({ team }) => team.name),
    zone: inviterZone,
    hasAccount: account !== null,
  }
}

/** The invitation that a link opens, while nobody else changes it or takes a seat. Throws when the link opens nothing. */
export async function holdLinked(tx: Tx, token: string) {
  const where = { tokenHash: hashToken(token) }
  const found = await tx.invitation.findUnique({ where, select: { id: true, workspaceId: true } })
  if (!found) throw linkOpensNothing()
  await holdSeats(tx, found)
  await tx.$queryRaw`SELECT 1 FROM "Invitation" WHERE id = ${found.id}::uuid FOR NO KEY UPDATE`
  // Read again: until the seats were held, another press may have used it, or somebody replaced its link.
  const linked = await findLinked(tx, token)
  if (!linked) throw linkOpensNothing()
  return linked
}
export type LinkedInvitation = Awaited<ReturnType<typeof holdLinked>>
