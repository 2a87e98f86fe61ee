import 'server-only'
import { Prisma, escapedForLike, db } from '@/lib/platform/db'
import { isFoundBy } from './people/queries/get-person'
import type { Actor } from '@/lib/access/actor'
import type { PeopleFilter } from './schema'
import type { Visitor } from '@/lib/access/request'
import { fullName, linkState, registrationPurpose, type LinkState } from './rules'
import { mapReading, read, rowsOf, type SharedReading } from '@/lib/platform/reading'
import { derivedToken, hashToken, isSameToken } from '@/lib/platform/secrets'
import { now } from '@/lib/platform/clock'

const SUGGESTED = 20

/** `id` is the membership. */
export type PersonSuggestion = { id: string; name: string; email: string; pictureId: string | null; teams: string[] }

/** One word of the query begins a name, the address, or a team's name. */
const beginsWith = (word: string, workspaceId: string) => Prisma.sql`
  (${isFoundBy(word)} OR m.id IN (
    SELECT p."memberId" FROM "Team" t JOIN "TeamMember" p ON p."teamId" = t.id
    WHERE t."workspaceId" = ${workspaceId}::uuid AND t.name ILIKE ${`${escapedForLike(word)}%`}))`

const ledBy = (memberId: string) => Prisma.sql`
  AND (m.id = ${memberId}::uuid OR m.id IN (SELECT t."memberId" FROM "TeamMember" l JOIN "TeamMember" t ON t."teamId" = l."teamId"
    WHERE l."memberId" = ${memberId}::uuid AND l."isManager"))`

export function peopleReading(
  { workspaceId, memberId }: Actor,
  { query, others, led }: PeopleFilter,
  most: number,
): SharedReading<PersonSuggestion[]> {
  const words = query.split(/\s+/).filter((word) => word !== '')
  const matching = words.map((word) => Prisma.sql`AND ${beginsWith(word, workspaceId)}`)
  // Choose the people from the index of names before joining.
  const found = rowsOf<Omit<PersonSuggestion, 'name'> & { firstName: string; lastName: string }>(Prisma.sql`
    SELECT found.id, u."firstName", u."lastName", u.email, u."pictureId", ARRAY(SELECT t.name FROM "TeamMember" p JOIN "Team" t ON t.id = p."teamId"
                          WHERE p."memberId" = found.id ORDER BY t.name) AS teams
    FROM (SELECT m.id, m."findName" FROM "Member" m
          WHERE m."workspaceId" = ${workspaceId}::uuid AND m.status = 'ACTIVE'
            ${others ? Prisma.sql`AND m.id <> ${memberId}::uuid` : Prisma.empty} ${led ? ledBy(memberId) : Prisma.empty}
            ${matching.length === 0 ? Prisma.empty : Prisma.join(matching, ' ')}
          ORDER BY m."findName", m.id LIMIT ${most}) found
    JOIN "Member" place ON place.id = found.id JOIN "User" u ON u.id = place."userId" ORDER BY found."findName", found.id`)
  return mapReading(found, (rows) =>
    rows.map(({ firstName, lastName, ...row }) => ({ ...row, name: fullName({ firstName, lastName }) })),
  )
}

export const searchPeople = (actor: Actor, filter: PeopleFilter): Promise<PersonSuggestion[]> =>
  read(peopleReading(actor, filter, SUGGESTED))

type Registered = { email: string; passwordHash: string | null }

/** True if this browser registered the account with its current password. */
export const isRegisteredHere = (
  { registration }: Pick<Visitor, 'registration'>,
  { email, passwordHash }: Registered,
) =>
  registration !== null &&
  passwordHash !== null &&
  isSameToken(registration, derivedToken(registrationPurpose(email, passwordHash)))

/** Viewing changes nothing. */
export async function findVerificationState(token: string): Promise<LinkState> {
  const where = { tokenHash: hashToken(token), email: null }
  return linkState(await db.emailVerification.findFirst({ where, select: { usedAt: true, expiresAt: true } }), now())
}

export async function isOpenedWhereRegistered(visitor: Pick<Visitor, 'registration'>, token: string): Promise<boolean> {
  if (visitor.registration === null) return false
  const select = { user: { select: { email: true, passwordHash: true } } } as const
  const link = await db.emailVerification.findFirst({ where: { tokenHash: hashToken(token), email: null }, select })
  return link !== null && isRegisteredHere(visitor, link.user)
}

export async function findColleague(
  actor: Actor,
  id: string | undefined,
): Promise<{ id: string; name: string; pictureId: string | null } | null> {
  if (id === undefined) return null
  const where = { id, workspaceId: actor.workspaceId }
  const user = { select: { firstName: true, lastName: true, pictureId: true } } as const
  const member = await db.member.findFirst({ where, select: { user } })
  return member && { id, name: fullName(member.user), pictureId: member.user.pictureId }
}

export const profileSelect = {
  jobTitle: true,
  about: true,
  address1: true,
  address2: true,
  pinCode: true,
  mobile: true,
} as const

export const ownProfileSelect = { ...profileSelect, birthday: true, isBirthdayShared: true } as const

/** The active people of a team or tag, as `groupPersonOf` reads them. */
export const groupPeople = {
  where: { member: { status: 'ACTIVE' } },
  select: {
    memberId: true,
    member: { select: { user: { select: { firstName: true, lastName: true, pictureId: true } } } },
  },
} as const

export type GroupPerson = { id: string; name: string; pictureId: string | null }

type FoundInGroup = {
  memberId: string
  member: { user: { firstName: string; lastName: string; pictureId: string | null } }
}

export const groupPersonOf = ({ memberId: id, member: { user } }: FoundInGroup): GroupPerson => ({
  id,
  name: fullName(user),
  pictureId: user.pictureId,
})
