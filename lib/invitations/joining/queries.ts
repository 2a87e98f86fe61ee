import 'server-only'
import { openWorkspace } from '@/lib/access/workspace/open-workspace'
import { inviterSelect } from '@/lib/invitations/queries/list-invitations'
import { db, type Tx } from '@/lib/platform/db'
import { hashToken, isSameToken } from '@/lib/platform/secrets'
import { standsBehind, canBringBack } from '@/lib/invitations/policy'
import { fullName } from '@/lib/members/rules'
import { mailedToken, provingToken } from '@/lib/access/invitee'
import { invitationState, type InvitationState, type NamedPlace } from '@/lib/invitations/rules/invitations'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { now } from '@/lib/platform/clock'

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
  member: { select: { userId: true, status: true } },
  teams: {
    orderBy: { team: { name: 'asc' } },
    select: { teamId: true, isManager: true, team: { select: { name: true } } },
  },
  tags: { orderBy: { tag: { name: 'asc' } }, select: { tagId: true, tag: { select: { name: true } } } },
} as const

/** The link, and the proof that a passed-on link was mailed. */
export type JoiningLink = { token: string; proof?: string }

/** Workspaces being deleted invite nobody. */
export async function findLinked(tx: Tx, { token, proof = '' }: JoiningLink) {
  const found = await tx.invitation.findUnique({
    relationLoadStrategy: 'join',
    where: { tokenHash: hashToken(token), workspace: openWorkspace },
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
    joinedUserId: member?.userId ?? null,
    isIn: member?.status === 'ACTIVE',
    tagIds: tags.map(({ tagId }) => tagId),
    tags: tags.map(({ tag }) => tag.name),
    isMailed: row.tokenHash === hashToken(mailedToken(row)) || isSameToken(proof, provingToken(row)),
  }
}

export type LinkedInvitation = NonNullable<Awaited<ReturnType<typeof findLinked>>>

export type JoiningInvitation = {
  state: InvitationState
  email: string
  firstName: string
  lastName: string
  role: Role
  teams: NamedPlace[]
  tags: string[]
  workspaceName: string
  workspaceDescription: string
  logoId: string | null
  inviterName: string
  /** The inviter's time zone; the invitee's is unknown. */
  zone: string
  expiresAt: Date
  isMailed: boolean
  /** Revealed only to the owner of the mailbox; otherwise null. */
  hasAccount: boolean | null
  /** Who accepted it and is still there, and where they go on. */
  joined: { userId: string; workspaceId: string } | null
}

const isAccount = async (email: string) => (await db.user.count({ where: { email } })) > 0

/** Null for a replaced or unknown link. Viewing changes nothing. */
export async function findInvitation(link: JoiningLink): Promise<JoiningInvitation | null> {
  const found = await findLinked(db, link)
  if (!found) return null
  const { email, firstName, lastName, role, teams, tags, inviterName, inviterZone, expiresAt, isMailed } = found
  const { workspaceName, workspaceDescription, logoId, joinedUserId, isIn, workspaceId } = found
  return {
    email,
    firstName,
    lastName,
    role,
    tags,
    inviterName,
    expiresAt,
    isMailed,
    workspaceName,
    workspaceDescription,
    logoId,
    state: invitationState(found, now()),
    teams: teams.map(({ isManager, team }) => ({ name: team.name, isManager })),
    zone: inviterZone,
    hasAccount: isMailed ? await isAccount(email) : null,
    joined: isIn && joinedUserId !== null ? { userId: joinedUserId, workspaceId } : null,
  }
}
