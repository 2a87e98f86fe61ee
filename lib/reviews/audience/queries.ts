import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Tx } from '@/lib/platform/db'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { fullName } from '@/lib/members/rules'
import { deactivatedChosen, isColleague, notAnAddress, peopleGone } from '../refusals'
import { relationshipOf } from '../rules'
import type { FormContent } from '../schema'
import { isEmail, mergedEmails, mergedMembers } from './rules'

const memberSelect = {
  id: true,
  status: true,
  user: { select: { email: true, firstName: true, lastName: true, status: true } },
  teams: { select: { teamId: true, isManager: true } },
} as const

const isActive = (member: { status: string; user: { status: string } }) =>
  member.status === 'ACTIVE' && member.user.status === 'ACTIVE'

type TeamPlace = { teamId: string; isManager: boolean }

const ties = ({ id, teams }: { id: string; teams: TeamPlace[] }) => ({
  id,
  manages: new Set(teams.filter((place) => place.isManager).map((place) => place.teamId)),
  memberOf: new Set(teams.filter((place) => !place.isManager).map((place) => place.teamId)),
})

export type AskedMember = { memberId: string; email: string; name: string; relationship: Relationship }

/** Everybody a form asks, each once, with what they are to its subject. */
export type Audience = { members: AskedMember[]; emails: string[]; subjectName: string | null; sharedNames: string[] }

type Choice = Pick<FormContent, 'assigneeIds' | 'teamIds' | 'emails' | 'sharedWithIds'> & { subjectId: string | null }

async function teamMemberIds(tx: Tx, workspaceId: string, teamIds: string[]) {
  if (teamIds.length === 0) return []
  const teams = await tx.team.findMany({
    where: { workspaceId, id: { in: teamIds } },
    select: {
      members: { where: { member: { status: 'ACTIVE', user: { status: 'ACTIVE' } } }, select: { memberId: true } },
    },
  })
  if (teams.length !== new Set(teamIds).size) throw peopleGone('teamIds')
  return teams.flatMap((team) => team.members.map(({ memberId }) => memberId))
}

async function outsideEmails(tx: Tx, workspaceId: string, given: string[]) {
  const emails = mergedEmails(given)
  const wrong = emails.find((email) => !isEmail(email))
  if (wrong !== undefined) throw notAnAddress(wrong)
  const where = { workspaceId, user: { email: { in: emails } } }
  const colleagues = emails.length
    ? await tx.member.findMany({ where, select: { user: { select: { email: true } } } })
    : []
  if (colleagues.length > 0) throw isColleague(colleagues.map(({ user }) => user.email))
  return emails
}

/**
 * The people behind a form's choices. Refuses people who left, the deactivated, addresses that are none, and colleagues
 * written as outsiders.
 */
export async function findAudience(tx: Tx, { workspaceId }: Actor, choice: Choice): Promise<Audience> {
  const { assigneeIds, teamIds, subjectId, sharedWithIds } = choice
  const fromTeams = await teamMemberIds(tx, workspaceId, teamIds)
  const askedIds = mergedMembers(assigneeIds, fromTeams, subjectId)
  const neededIds = [...new Set([...askedIds, ...sharedWithIds, ...(subjectId === null ? [] : [subjectId])])]
  const found = await tx.member.findMany({ where: { workspaceId, id: { in: neededIds } }, select: memberSelect })
  const byId = new Map(found.map((member) => [member.id, member]))
  const subject = subjectId === null ? null : byId.get(subjectId)
  if (subject === undefined || (subject !== null && !isActive(subject))) throw peopleGone('subjectId')
  const shared = sharedWithIds.map((id) => byId.get(id))
  const asked = askedIds.map((id) => byId.get(id))
  const present = asked.filter((member) => member !== undefined)
  if (present.length !== asked.length) throw peopleGone('assigneeIds')
  const gone = present.filter((member) => !isActive(member))
  if (gone.length > 0) throw deactivatedChosen(gone.map(({ user }) => fullName(user)))
  const readers = shared.filter((member) => member !== undefined && isActive(member))
  if (readers.length !== shared.length) throw peopleGone('sharedWithIds')
  const subjectTies = subject && ties(subject)
  return {
    members: present.map((member) => ({
      memberId: member.id,
      email: member.user.email,
      name: fullName(member.user),
      relationship: relationshipOf(ties(member), subjectTies),
    })),
    emails: await outsideEmails(tx, workspaceId, choice.emails),
    subjectName: subject && fullName(subject.user),
    sharedNames: readers.flatMap((member) => (member ? [fullName(member.user)] : [])),
  }
}
