import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { featureGate, limitGate } from '@/lib/billing/rules'
import { now } from '@/lib/platform/clock'
import { db, escapedForLike, Prisma } from '@/lib/platform/db'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { fullName } from '../../rules'
import { canManagePeople } from '../policy'
import { isLedBy } from '../queries'
import type { PeopleListFilter, PeopleSort, PeopleTab } from './schema'

const PAGE_SIZE = 25
const MOST_GROUPS = 200

const isActive = Prisma.sql`(m.status = 'ACTIVE' AND u.status = 'ACTIVE')`

/** A word begins a name, one of several names, or the address. */
function isFoundBy(word: string) {
  const start = `${escapedForLike(word)}%`
  const later = `% ${start}`
  return Prisma.sql`(u."firstName" ILIKE ${start} OR u."lastName" ILIKE ${start} OR u.email ILIKE ${start}
    OR u."firstName" ILIKE ${later} OR u."lastName" ILIKE ${later})`
}

/** Whether a filter lets person `u` in their place `m` through. A closed account has no name left to be found by. */
function isChosenBy({ search, role, team, tag, state }: PeopleListFilter) {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const conditions = [
    Prisma.sql`u."deletedAt" IS NULL`,
    state === 'active' ? isActive : Prisma.sql`NOT ${isActive}`,
    ...(role === '' ? [] : [Prisma.sql`m.role = ${role}::"Role"`]),
    ...(team === '' ? [] : [Prisma.sql`m.id IN (SELECT "memberId" FROM "TeamMember" WHERE "teamId" = ${team}::uuid)`]),
    ...(tag === '' ? [] : [Prisma.sql`m.id IN (SELECT "memberId" FROM "MemberTag" WHERE "tagId" = ${tag}::uuid)`]),
    ...words.map(isFoundBy),
  ]
  return Prisma.join(conditions, ' AND ')
}

const placesIn = ({ workspaceId }: Actor) => Prisma.sql`
  FROM "Member" m JOIN "User" u ON u.id = m."userId" WHERE m."workspaceId" = ${workspaceId}::uuid`

/** What each order sorts by, for the person and the place of a row. */
const orders: Record<PeopleSort, (m: Prisma.Sql, u: Prisma.Sql) => Prisma.Sql> = {
  name: (m, u) => Prisma.sql`lower(${u}."firstName"), lower(${u}."lastName"), ${m}.id`,
  surname: (m, u) => Prisma.sql`lower(${u}."lastName"), lower(${u}."firstName"), ${m}.id`,
  newest: (m) => Prisma.sql`-extract(epoch FROM ${m}."createdAt"), ${m}.id`,
}

const orderOf = (sort: PeopleSort) => orders[sort](Prisma.sql`m`, Prisma.sql`u`)

/** The rest of the list after one person. It asks for their place in the order anew, so that a new name loses nobody. */
const restAfter = ({ workspaceId }: Actor, { sort, after }: PeopleListFilter) =>
  after === undefined
    ? Prisma.empty
    : Prisma.sql`AND (${orderOf(sort)}) > (
        SELECT ${orders[sort](Prisma.sql`last`, Prisma.sql`named`)} FROM "Member" last JOIN "User" named ON named.id = last."userId"
        WHERE last.id = ${after}::uuid AND last."workspaceId" = ${workspaceId}::uuid)`

type ListedPerson = {
  id: string
  firstName: string
  lastName: string
  email: string
  pictureId: string | null
  jobTitle: string
  role: Role
  isActive: boolean
  /** Whether this person may change something about them. */
  isEditable: boolean
  teams: string[]
  tags: string[]
}

const isEditable = (actor: Actor) =>
  actor.role === 'Manager'
    ? isLedBy(actor.memberId, Prisma.sql`page.id`)
    : Prisma.sql`${canManagePeople(actor)}::boolean`

/** One line of the list. */
export type PersonRow = Omit<ListedPerson, 'firstName' | 'lastName'> & { name: string }

/** A page of the workspace's people. `next` is the last of them, when there are more. */
export async function listPeople(
  actor: Actor,
  filter: PeopleListFilter,
): Promise<{ rows: PersonRow[]; next: string | null }> {
  const { sort } = filter
  // The people are chosen before their teams and tags are looked up, which would otherwise be done for the whole workspace.
  const found = await db.$queryRaw<ListedPerson[]>`
    SELECT page.id, page."firstName", page."lastName", page.email, page."pictureId", page.role, page."isActive",
           COALESCE(f."jobTitle", '') AS "jobTitle", ${isEditable(actor)} AS "isEditable",
           ARRAY(SELECT t.name FROM "TeamMember" p JOIN "Team" t ON t.id = p."teamId"
                 WHERE p."memberId" = page.id ORDER BY t.name) AS teams,
           ARRAY(SELECT t.name FROM "MemberTag" g JOIN "Tag" t ON t.id = g."tagId"
                 WHERE g."memberId" = page.id ORDER BY lower(t.name)) AS tags
    FROM (SELECT m.id, m."userId", u."firstName", u."lastName", u.email, u."pictureId", m.role, ${isActive} AS "isActive",
                 m."createdAt"
          ${placesIn(actor)} AND ${isChosenBy(filter)} ${restAfter(actor, filter)} ORDER BY ${orderOf(sort)} LIMIT ${PAGE_SIZE + 1}) page
    LEFT JOIN "Profile" f ON f."userId" = page."userId"
    ORDER BY ${orders[sort](Prisma.sql`page`, Prisma.sql`page`)}`
  const rows = found.slice(0, PAGE_SIZE).map(({ firstName, lastName, ...row }) => {
    return { ...row, name: fullName({ firstName, lastName }) }
  })
  return { rows, next: found.length > PAGE_SIZE ? (rows.at(-1)?.id ?? null) : null }
}

type Counted = Record<PeopleTab, number> & { matching: number; seats: number }

/** How many a filter lets through, how many stand behind each tab, and what this person may do with them. */
export async function countPeople(actor: Actor, filter: PeopleListFilter) {
  const { workspaceId, memberId } = actor
  const [row] = await db.$queryRaw<Counted[]>`
    SELECT held.matching, held.people, held.seats + waiting."all" AS seats, waiting.own AS invited,
           (SELECT count(*)::int FROM "Team" t WHERE t."workspaceId" = ${workspaceId}::uuid) AS teams,
           (SELECT count(*)::int FROM "Tag" t WHERE t."workspaceId" = ${workspaceId}::uuid) AS tags
    FROM (SELECT count(*) FILTER (WHERE ${isChosenBy(filter)})::int AS matching,
                 count(*) FILTER (WHERE ${isActive})::int AS people,
                 count(*) FILTER (WHERE m.status = 'ACTIVE')::int AS seats
          ${placesIn(actor)}) held,
         (SELECT count(*)::int AS "all",
                 count(*) FILTER (WHERE ${canManagePeople(actor)} OR i."inviterId" = ${memberId}::uuid)::int AS own
          FROM "Invitation" i
          WHERE i."workspaceId" = ${workspaceId}::uuid AND i.status = 'PENDING' AND i."expiresAt" > ${now()}) waiting`
  const { seats, ...counts } = row ?? { seats: 0, matching: 0, people: 0, invited: 0, teams: 0, tags: 0 }
  const isManager = actor.role === 'Manager'
  return {
    ...counts,
    /** Why nobody can be added or imported, word for word what the server refuses with; null: they can. */
    gates: { add: limitGate(actor, 'people', seats), import: featureGate(actor, 'import') },
    can: { manage: canManagePeople(actor), invite: canManagePeople(actor) || isManager },
  }
}
export type PeopleCounts = Awaited<ReturnType<typeof countPeople>>

/** The teams and tags a list of people can be narrowed to, at most 200 of each, by name. */
export async function listGroups({ workspaceId }: Actor) {
  const byName = {
    where: { workspaceId },
    orderBy: { name: 'asc' },
    take: MOST_GROUPS,
    select: { id: true, name: true },
  } as const
  const [teams, tags] = await Promise.all([db.team.findMany(byName), db.tag.findMany(byName)])
  return { teams, tags }
}
export type PeopleGroups = Awaited<ReturnType<typeof listGroups>>
