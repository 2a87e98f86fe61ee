import 'server-only'
import { Prisma, escapedForLike, db } from '@/lib/platform/db'
import { isFoundBy } from './people/queries/get-person'
import type { Actor } from '@/lib/access/actor'
import type { PeopleFilter } from './schema'
import type { Visitor } from '@/lib/access/request'
import { fullName, linkState, registrationPurpose, type LinkState } from './rules'
import { derivedToken, hashToken, isSameToken } from '@/lib/platform/secrets'
import { now } from '@/lib/platform/clock'

const SUGGESTED = 20

/** A person as pickers show them; the id is that of their place in the workspace. */
export type PersonSuggestion = { id: string; name: string; email: string; teams: string[] }

/** One word of the query begins a name, the address, or the name of a team the person is in. */
const beginsWith = (word: string, workspaceId: string) => Prisma.sql`
  (${isFoundBy(word)} OR m.id IN (
    SELECT p."memberId" FROM "Team" t JOIN "TeamMember" p ON p."teamId" = t.id
    WHERE t."workspaceId" = ${workspaceId}::uuid AND t.name ILIKE ${`${escapedForLike(word)}%`}))`

/** The first active people, by name, with a word beginning with each word of the query. */
export async function searchPeople(
  { workspaceId }: Actor,
  { query }: PeopleFilter,
  most = SUGGESTED,
): Promise<PersonSuggestion[]> {
  const words = query.split(/\s+/).filter((word) => word !== '')
  const matching = words.map((word) => Prisma.sql`AND ${beginsWith(word, workspaceId)}`)
  // The people are chosen before anything is looked up for them, and only by what the index of names holds.
  const rows = await db.$queryRaw<(Omit<PersonSuggestion, 'name'> & { firstName: string; lastName: string })[]>`
    SELECT found.id, u."firstName", u."lastName", u.email, ARRAY(SELECT t.name FROM "TeamMember" p JOIN "Team" t ON t.id = p."teamId"
                          WHERE p."memberId" = found.id ORDER BY t.name) AS teams
    FROM (SELECT m.id, m."findName" FROM "Member" m
          WHERE m."workspaceId" = ${workspaceId}::uuid AND m.status = 'ACTIVE'
            ${matching.length === 0 ? Prisma.empty : Prisma.join(matching, ' ')}
          ORDER BY m."findName", m.id LIMIT ${most}) found
    JOIN "Member" place ON place.id = found.id JOIN "User" u ON u.id = place."userId" ORDER BY found."findName", found.id`
  return rows.map(({ id, firstName, lastName, email, teams }) => {
    return { id, name: fullName({ firstName, lastName }), email, teams }
  })
}

type Registered = { email: string; passwordHash: string | null }

/** Whether this browser registered the account with the password it has now. */
export const isRegisteredHere = (
  { registration }: Pick<Visitor, 'registration'>,
  { email, passwordHash }: Registered,
) =>
  registration !== null &&
  passwordHash !== null &&
  isSameToken(registration, derivedToken(registrationPurpose(email, passwordHash)))

/** What the link of a verification mail can still do. Looking changes nothing. */
export async function findVerificationState(token: string): Promise<LinkState> {
  const where = { tokenHash: hashToken(token), email: null }
  return linkState(await db.emailVerification.findFirst({ where, select: { usedAt: true, expiresAt: true } }), now())
}

/** Whether the link of a verification mail was opened in the browser that registered. */
export async function isOpenedWhereRegistered(visitor: Pick<Visitor, 'registration'>, token: string): Promise<boolean> {
  if (visitor.registration === null) return false
  const select = { user: { select: { email: true, passwordHash: true } } } as const
  const link = await db.emailVerification.findFirst({ where: { tokenHash: hashToken(token), email: null }, select })
  return link !== null && isRegisteredHere(visitor, link.user)
}

/** The name of somebody with a place in the workspace, or null: none is asked for, or nobody is there under this id. */
export async function findColleague(
  actor: Actor,
  id: string | undefined,
): Promise<{ id: string; name: string } | null> {
  if (id === undefined) return null
  const where = { id, workspaceId: actor.workspaceId }
  const member = await db.member.findFirst({ where, select: { user: { select: { firstName: true, lastName: true } } } })
  return member && { id, name: fullName(member.user) }
}
