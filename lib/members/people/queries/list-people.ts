import 'server-only'
import type { PeopleListFilter, PeopleSort, PeopleTab } from '@/lib/members/people/schema'
import { Prisma, db } from '@/lib/platform/db'
import { isFoundBy, isLedBy, isNamedBy } from './get-person'
import type { Actor } from '@/lib/access/actor'
import { getFrame, type Frame } from '@/lib/access/frame'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { canManagePeople, canInvitePeople } from '@/lib/members/people/policy'
import { fullName } from '@/lib/members/rules'
import { now } from '@/lib/platform/clock'
import { takesSeat } from '@/lib/billing/queries'
import { limitGate, featureGate } from '@/lib/billing/rules'
import { findSeatQuote } from '@/lib/billing/seats/queries'

const PAGE_SIZE = 25
const OFFERED = 50

/** The filter for member `m`. Deleted accounts have no name to search, and only Admins find former people by address. */
function isChosenBy(actor: Actor, { search, role, team, tag, state }: PeopleListFilter) {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const conditions = [
    state === 'active'
      ? Prisma.sql`m.status = 'ACTIVE'`
      : Prisma.sql`m.status = 'DEACTIVATED' AND m."userId" IN (SELECT id FROM "User" WHERE "deletedAt" IS NULL)`,
    ...(role === '' ? [] : [Prisma.sql`m.role = ${role}::"Role"`]),
    ...(team === '' ? [] : [Prisma.sql`m.id IN (SELECT "memberId" FROM "TeamMember" WHERE "teamId" = ${team}::uuid)`]),
    ...(tag === '' ? [] : [Prisma.sql`m.id IN (SELECT "memberId" FROM "MemberTag" WHERE "tagId" = ${tag}::uuid)`]),
    ...words.map(state === 'active' || canManagePeople(actor) ? isFoundBy : isNamedBy),
  ]
  return Prisma.join(conditions, ' AND ')
}

const up = { direction: Prisma.sql`ASC`, beyond: Prisma.sql`>` }
const down = { direction: Prisma.sql`DESC`, beyond: Prisma.sql`<` }

/** Sort keys and directions; each has an index. */
const orders: Record<PeopleSort, { key: Prisma.Sql; direction: Prisma.Sql; beyond: Prisma.Sql }> = {
  name: { key: Prisma.sql`"findName"`, ...up },
  surname: { key: Prisma.sql`"surnameFirst"`, ...up },
  newest: { key: Prisma.sql`"createdAt"`, ...down },
}

function inOrder(sort: PeopleSort, place: Prisma.Sql) {
  const { key, direction } = orders[sort]
  return Prisma.sql`ORDER BY ${place}.${key} ${direction}, ${place}.id ${direction}`
}

/** The rows after a member. Their sort key is read again, so a rename loses nobody. */
const restAfter = ({ workspaceId }: Actor, { sort, after }: PeopleListFilter) =>
  after === undefined
    ? Prisma.empty
    : Prisma.sql`AND (m.${orders[sort].key}, m.id) ${orders[sort].beyond} (SELECT last.${orders[sort].key}, last.id
        FROM "Member" last WHERE last.id = ${after}::uuid AND last."workspaceId" = ${workspaceId}::uuid)`

type ListedPerson = {
  id: string
  firstName: string
  lastName: string
  email: string
  pictureId: string | null
  jobTitle: string
  role: Role
  isActive: boolean
  isEditable: boolean
  teams: string[]
  tags: string[]
}

const isEditable = (actor: Actor) =>
  actor.role === 'Manager' ? isLedBy(actor.memberId, Prisma.sql`c.id`) : Prisma.sql`${canManagePeople(actor)}::boolean`

/** A row per member, or one without a member that still carries the count. */
type FoundPeople = { matching: number } & (ListedPerson | { id: null })

export type PersonRow = Omit<ListedPerson, 'firstName' | 'lastName'> & { name: string }

/** `next` is the last id while there are more; `matching` counts all matches. */
export type PeoplePage = { rows: PersonRow[]; next: string | null; matching: number }

const chosenBy = (actor: Actor, filter: PeopleListFilter) =>
  Prisma.sql`"Member" m WHERE m."workspaceId" = ${actor.workspaceId}::uuid AND ${isChosenBy(actor, filter)}`

const pageOf = (actor: Actor, filter: PeopleListFilter) => Prisma.sql`
  SELECT m.id FROM ${chosenBy(actor, filter)} ${restAfter(actor, filter)}
  ${inOrder(filter.sort, Prisma.sql`m`)} LIMIT ${PAGE_SIZE + 1}`

export async function listPeople(actor: Actor, filter: PeopleListFilter): Promise<PeoplePage> {
  // Both come from one index of names, so no other rows are read.
  const found = await db.$queryRaw<FoundPeople[]>`
    SELECT counted.matching, c.id, u."firstName", u."lastName", u."pictureId", c.role, c.status = 'ACTIVE' AS "isActive",
           CASE WHEN c.status = 'ACTIVE' OR ${canManagePeople(actor)} THEN u.email ELSE '' END AS email,
           CASE WHEN c.status = 'ACTIVE' THEN COALESCE(f."jobTitle", '') ELSE '' END AS "jobTitle", ${isEditable(actor)} AS "isEditable",
           ARRAY(SELECT t.name FROM "TeamMember" p JOIN "Team" t ON t.id = p."teamId"
                 WHERE p."memberId" = c.id ORDER BY t.name) AS teams,
           ARRAY(SELECT t.name FROM "MemberTag" g JOIN "Tag" t ON t.id = g."tagId"
                 WHERE g."memberId" = c.id ORDER BY lower(t.name)) AS tags
    FROM (SELECT count(*)::int AS matching FROM ${chosenBy(actor, filter)}) counted
    LEFT JOIN (${pageOf(actor, filter)}) page ON true LEFT JOIN "Member" c ON c.id = page.id
    LEFT JOIN "User" u ON u.id = c."userId" LEFT JOIN "Profile" f ON f."userId" = c."userId"
    ${inOrder(filter.sort, Prisma.sql`c`)}`
  const rows = found.slice(0, PAGE_SIZE).flatMap(({ matching: _matching, ...row }) => {
    if (row.id === null) return []
    const { firstName, lastName, ...person } = row
    return [{ ...person, name: fullName({ firstName, lastName }) }]
  })
  const next = found.length > PAGE_SIZE ? (rows.at(-1)?.id ?? null) : null
  return { rows, next, matching: found[0]?.matching ?? 0 }
}

export const getRights = (actor: Actor) => ({
  manage: canManagePeople(actor),
  invite: canInvitePeople(actor),
})

type Counted = Record<PeopleTab, number> & { seats: number }

/** Null if there is room, or an Admin can pay for it. */
async function addGate(actor: Actor, frame: Frame, seats: number) {
  const full = limitGate(frame, 'people', seats)
  if (full === null || !canManagePeople(actor)) return full
  return (await findSeatQuote(db, actor, 1)).quote ? null : full
}

/** The counts of the tabs, and the viewer's rights. */
export async function countPeople(actor: Actor) {
  const { workspaceId, memberId } = actor
  const at = now()
  const counting = db.$queryRaw<Counted[]>`
    SELECT held.people, held.people + waiting.seats AS seats, waiting.own AS invited,
           (SELECT count(*)::int FROM "Team" t WHERE t."workspaceId" = ${workspaceId}::uuid) AS teams,
           (SELECT count(*)::int FROM "Tag" t WHERE t."workspaceId" = ${workspaceId}::uuid) AS tags
    FROM (SELECT count(*)::int AS people FROM "Member" m
          WHERE m."workspaceId" = ${workspaceId}::uuid AND m.status = 'ACTIVE') held,
         (SELECT count(*) FILTER (WHERE ${takesSeat(at)})::int AS seats,
                 count(*) FILTER (WHERE ${canManagePeople(actor)} OR i."inviterId" = ${memberId}::uuid)::int AS own
          FROM "Invitation" i
          WHERE i."workspaceId" = ${workspaceId}::uuid AND i.status = 'PENDING' AND i."expiresAt" > ${at}) waiting`
  const [[row], frame] = await Promise.all([counting, getFrame(actor)])
  const { seats, ...counts } = row ?? { seats: 0, people: 0, invited: 0, teams: 0, tags: 0 }
  return {
    ...counts,
    /** The server's refusals in the same words; null: allowed. */
    gates: { add: await addGate(actor, frame, seats), import: featureGate(frame, 'import') },
    can: getRights(actor),
  }
}
export type PeopleCounts = Awaited<ReturnType<typeof countPeople>>

type Choice = { id: string; name: string }

/** By name: the first fifty and the chosen one. */
type Choices = { rows: Choice[]; hasMore: boolean }

async function choicesAmong(groups: Prisma.Sql, chosen: string): Promise<Choices> {
  const id = chosen === '' ? null : chosen
  const found = await db.$queryRaw<(Choice & { isChosen: boolean })[]>`
    SELECT id, name, id IS NOT DISTINCT FROM ${id}::uuid AS "isChosen" FROM (
      (SELECT id, name FROM ${groups} AND id IS DISTINCT FROM ${id}::uuid ORDER BY name LIMIT ${OFFERED + 1})
      UNION ALL SELECT id, name FROM ${groups} AND id = ${id}::uuid) g ORDER BY name`
  const beyond = found.filter(({ isChosen }) => !isChosen)[OFFERED]
  const rows = found.filter((group) => group !== beyond).map(({ isChosen: _isChosen, ...choice }) => choice)
  return { rows, hasMore: beyond !== undefined }
}

export async function listGroups({ workspaceId }: Actor, { team, tag }: PeopleListFilter) {
  const [teams, tags] = await Promise.all([
    choicesAmong(Prisma.sql`"Team" WHERE "workspaceId" = ${workspaceId}::uuid`, team),
    choicesAmong(Prisma.sql`"Tag" WHERE "workspaceId" = ${workspaceId}::uuid`, tag),
  ])
  return { teams, tags }
}
export type PeopleGroups = Awaited<ReturnType<typeof listGroups>>
