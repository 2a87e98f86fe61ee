import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import type { Updated } from '@/lib/invitations/imports/schema'
import { changedSince, wordsBefore } from '@/lib/invitations/imports/rules/row-changes'
import { dayOf } from '@/lib/shared/dates'
import { writePerson } from './write-person'

const personSelect = {
  status: true,
  role: true,
  startDate: true,
  user: {
    select: {
      firstName: true,
      lastName: true,
      timeZone: true,
      profile: { select: { jobTitle: true } },
      members: { where: { status: 'ACTIVE' }, select: { workspaceId: true } },
    },
  },
  teams: { select: { teamId: true, isManager: true } },
  tags: { select: { tagId: true } },
} as const

async function findNow(tx: Tx, { workspaceId }: Actor, memberId: string) {
  const where = { id: memberId, workspaceId, user: { deletedAt: null } }
  const found = await tx.member.findFirst({ relationLoadStrategy: 'join', where, select: personSelect })
  if (!found) return null
  const { user, status, role, startDate, teams, tags } = found
  const { profile, members, ...words } = user
  const belongsElsewhere = members.some((place) => place.workspaceId !== workspaceId)
  return {
    ...words,
    belongsElsewhere,
    jobTitle: profile?.jobTitle ?? '',
    startDate: startDate ? dayOf(startDate) : '',
    status,
    role,
    teams,
    tagIds: tags.map(({ tagId }) => tagId),
  }
}

/**
 * Restores a member to before a row changed them, in the caller's transaction. Returns the reason it can't, or null:
 * after any later change all of it stays.
 */
export async function restorePerson(tx: Tx, actor: Actor, memberId: string, trace: Updated): Promise<string | null> {
  if (memberId === actor.memberId && trace.role) return 'Kept: you can’t change your own role.'
  const present = await findNow(tx, actor, memberId)
  if (!present) return 'This person is no longer here.'
  if (present.status !== 'ACTIVE') return 'They’ve been deactivated since, so this row stays.'
  const why = changedSince(trace, present)
  if (why !== null) return why
  const words = wordsBefore(trace)
  const { startDate: _own, ...names } = words
  if (present.belongsElsewhere && Object.keys(names).length > 0) return 'Kept: they now set their own name.'
  const put = trace.teams.flatMap(({ teamId, was }) => (was === null ? [] : [{ teamId, isManager: was }]))
  const out = trace.teams.flatMap(({ teamId, was }) => (was === null ? [teamId] : []))
  await writePerson(tx, actor, {
    memberId,
    words,
    role: trace.role?.was,
    teams: { put, out },
    tagIds: { put: [], out: trace.tagIds },
  })
  return null
}
