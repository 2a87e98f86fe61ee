import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, escapedForLike, Prisma, type Tx } from '@/lib/platform/db'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { fullName } from '@/lib/members/rules'
import { groupBy } from '@/lib/shared/group-by'
import { canRunTeam } from '@/lib/teams/policy'
import { findTeam } from '@/lib/teams/queries'
import { notYourTeam, peopleGone, teamFull } from '@/lib/teams/refusals'
import { teamLimits } from '@/lib/teams/schema'
import { noSuchPerson } from './refusals'
import type { PlaceInput, TeamPeopleFilter } from './schema'

const PAGE_SIZE = 25

const active = { status: 'ACTIVE' } as const
const named = { select: { firstName: true, lastName: true } } as const

/** Throws when one of these people is not in the workspace, or has no access to it any more. */
export async function ensurePresent(tx: Tx, { workspaceId }: Actor, people: readonly { memberId: string }[]) {
  const ids = [...new Set(people.map(({ memberId }) => memberId))]
  if ((await tx.member.count({ where: { workspaceId, id: { in: ids }, ...active } })) !== ids.length) throw peopleGone()
}

/** Throws when a team has no room for so many more. The team must be held. */
export async function ensureRoom(tx: Tx, { workspaceId }: Actor, teamId: string, adding: number) {
  if ((await tx.teamMember.count({ where: { workspaceId, teamId } })) + adding > teamLimits.people) throw teamFull()
}

type Joining = { workspaceId: string; memberId: string }

/** Those of these teams that are there, held, and whether they have no room for this person, who may be in them already. */
export async function holdTeamsToJoin(tx: Tx, { workspaceId, memberId }: Joining, ids: readonly string[]) {
  // In the order in which others change several at once, so that nobody waits in a circle.
  const teams = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT id, name FROM "Team" WHERE "workspaceId" = ${workspaceId}::uuid AND id = ANY(${[...ids]}::uuid[])
    ORDER BY id FOR NO KEY UPDATE`
  // A statement of its own, begun when they are held: it sees whoever came in during the wait.
  const full = await tx.$queryRaw<{ teamId: string }[]>`
    SELECT "teamId" FROM "TeamMember" WHERE "workspaceId" = ${workspaceId}::uuid AND "teamId" = ANY(${[...ids]}::uuid[])
    GROUP BY "teamId" HAVING count(*) >= ${teamLimits.people} AND NOT bool_or("memberId" = ${memberId}::uuid)`
  return teams.map((team) => ({ ...team, isFull: full.some(({ teamId }) => teamId === team.id) }))
}

/** A team the actor runs, held. Throws not-found before forbidden. */
export async function findRunTeam(tx: Tx, actor: Actor, id: string) {
  const team = await findTeam(tx, actor, id)
  if (!canRunTeam(actor, team)) throw notYourTeam()
  return team
}

/** Whether somebody in a team leads it, or null when they are not in it. */
export const findPlace = (tx: Tx, { workspaceId }: Actor, { id: teamId, memberId }: PlaceInput) =>
  tx.teamMember.findFirst({ where: { workspaceId, teamId, memberId }, select: { isManager: true } })

/** The name of somebody with a place in the workspace. Throws not-found. */
export async function findPersonName(tx: Tx, { workspaceId }: Actor, memberId: string) {
  const where = { id: memberId, workspaceId }
  const member = await tx.member.findFirst({ where, select: { user: named } })
  if (!member) throw noSuchPerson()
  return fullName(member.user)
}

/** Somebody in a team, as its page shows them. */
export type TeamPerson = {
  memberId: string
  name: string
  email: string
  jobTitle: string
  role: Role
  isManager: boolean
  pictureId: string | null
}

export type TeamPeople = { rows: TeamPerson[]; next: string | null; count: number }

const rank = Prisma.sql`p."isManager" IS NOT TRUE, u."firstName", u."lastName", m.id`

/** The rest of a team after one person; whoever was taken out of it meanwhile stands where those do who do not lead it. */
const restAfter = (workspaceId: string, id: string, after: string) => Prisma.sql`AND (${rank}) > (
  SELECT ${rank} FROM "Member" m JOIN "User" u ON u.id = m."userId"
    LEFT JOIN "TeamMember" p ON p."memberId" = m.id AND p."teamId" = ${id}::uuid
  WHERE m.id = ${after}::uuid AND m."workspaceId" = ${workspaceId}::uuid)`

/** The active people of a team, those who lead it first, then by name, 25 at a time. */
export async function listTeamPeople(
  { workspaceId }: Actor,
  id: string,
  { search, after }: TeamPeopleFilter,
): Promise<TeamPeople> {
  const words = `%${escapedForLike(search)}%`
  const people = Prisma.sql`"TeamMember" p JOIN "Member" m ON m.id = p."memberId" JOIN "User" u ON u.id = m."userId"
    WHERE p."workspaceId" = ${workspaceId}::uuid AND p."teamId" = ${id}::uuid`
  const matching = Prisma.sql`AND m.status = 'ACTIVE'
    AND (u."firstName" || ' ' || u."lastName" ILIKE ${words} OR u.email ILIKE ${words})`
  const further = after === undefined ? Prisma.empty : restAfter(workspaceId, id, after)
  const [found, [counted]] = await Promise.all([
    db.$queryRaw<TeamPerson[]>`
      SELECT m.id AS "memberId", TRIM(u."firstName" || ' ' || u."lastName") AS name, u.email,
        COALESCE((SELECT f."jobTitle" FROM "Profile" f WHERE f."userId" = u.id), '') AS "jobTitle",
        m.role, p."isManager", u."pictureId"
      FROM ${people} ${matching} ${further} ORDER BY ${rank} LIMIT ${PAGE_SIZE + 1}`,
    db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM ${people} ${matching}`,
  ])
  const rows = found.slice(0, PAGE_SIZE)
  const next = found.length > PAGE_SIZE ? (rows.at(-1)?.memberId ?? null) : null
  return { rows, next, count: counted?.count ?? 0 }
}

/** Somebody whom another reports to. */
export type Manager = { memberId: string; name: string }

/**
 * Whom each of these people reports to: the active managers of the teams they are in without leading them, once each and
 * by name. Somebody who reports to nobody has no entry. One query for a whole page of people.
 */
export async function managersOf(
  { workspaceId }: Actor,
  memberIds: readonly string[],
): Promise<Map<string, Manager[]>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db.$queryRaw<(Manager & { of: string })[]>`
    SELECT DISTINCT theirs."memberId" AS "of", boss."memberId", TRIM(u."firstName" || ' ' || u."lastName") AS name
    FROM "TeamMember" theirs
      JOIN "TeamMember" boss ON boss."teamId" = theirs."teamId" AND boss."isManager"
      JOIN "Member" m ON m.id = boss."memberId" AND m.status = 'ACTIVE'
      JOIN "User" u ON u.id = m."userId"
    WHERE theirs."workspaceId" = ${workspaceId}::uuid AND NOT theirs."isManager"
      AND theirs."memberId" = ANY(${[...memberIds]}::uuid[])
    ORDER BY name, boss."memberId"`
  const grouped = groupBy(rows, ({ of }) => of)
  return new Map([...grouped].map(([of, found]) => [of, found.map(({ memberId, name }) => ({ memberId, name }))]))
}

/** A team of one person, and whether the viewer may change their place in it. */
export type OwnTeam = { teamId: string; name: string; isManager: boolean; can: { change: boolean } }

/** The teams of one person, by name, for showing and for changing them. Throws not-found. */
export async function listTeamsOf(actor: Actor, memberId: string): Promise<OwnTeam[]> {
  const { workspaceId } = actor
  const led = { where: { memberId: actor.memberId, isManager: true }, select: { memberId: true } } as const
  const member = await db.member.findFirst({
    relationLoadStrategy: 'join',
    where: { id: memberId, workspaceId },
    select: {
      teams: {
        orderBy: { team: { name: 'asc' } },
        select: { teamId: true, isManager: true, team: { select: { name: true, members: led } } },
      },
    },
  })
  if (!member) throw noSuchPerson()
  return member.teams.map(({ teamId, isManager, team: { name, members } }) => {
    return { teamId, name, isManager, can: { change: canRunTeam(actor, { isLedByActor: members.length > 0 }) } }
  })
}

const OFFERED = 20
const MOST_LED = 1000

/** Teams to choose among, by name. There may be more of them, to be searched for. */
export type TeamChoices = { rows: { id: string; name: string }[]; hasMore: boolean }

/** The teams into which the actor may put somebody: for Admins the first of all, for Managers those they lead. */
export async function listRunTeams({ workspaceId, memberId, role }: Actor): Promise<TeamChoices> {
  if (role === 'Member') return { rows: [], hasMore: false }
  const isAdmin = role === 'Admin'
  const rows = await db.team.findMany({
    where: { workspaceId, ...(!isAdmin && { members: { some: { memberId, isManager: true } } }) },
    orderBy: { name: 'asc' },
    take: isAdmin ? OFFERED + 1 : MOST_LED,
    select: { id: true, name: true },
  })
  return isAdmin ? { rows: rows.slice(0, OFFERED), hasMore: rows.length > OFFERED } : { rows, hasMore: false }
}

const MOST_NAMED = 20

/** The names of the teams somebody leads, by name. */
export async function listLedTeams({ workspaceId, memberId }: Actor): Promise<string[]> {
  const teams = await db.team.findMany({
    where: { workspaceId, members: { some: { memberId, isManager: true } } },
    orderBy: { name: 'asc' },
    take: MOST_NAMED,
    select: { name: true },
  })
  return teams.map(({ name }) => name)
}
