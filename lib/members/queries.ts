import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db, escapedForLike, Prisma } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/secrets'
import { fullName, linkState, type LinkState } from './rules'
import type { PeopleFilter } from './schema'

const SUGGESTED = 20

/** A person as pickers show them; the id is that of their place in the workspace. */
export type PersonView = { id: string; name: string; email: string; teams: string[] }

/** One word of the query begins a name, the address, or the name of a team the person is in. */
function beginsWith(word: string, workspaceId: string) {
  const start = `${escapedForLike(word)}%`
  return Prisma.sql`(u."firstName" ILIKE ${start} OR u."lastName" ILIKE ${start} OR u.email ILIKE ${start} OR m.id IN (
    SELECT p."memberId" FROM "Team" t JOIN "TeamMember" p ON p."teamId" = t.id
    WHERE t."workspaceId" = ${workspaceId}::uuid AND t.name ILIKE ${start}))`
}

/** At most 20 active people of the workspace, by name, in whom every word of the query begins something. */
export async function searchPeople({ workspaceId }: Actor, { query }: PeopleFilter): Promise<PersonView[]> {
  const words = query.split(/\s+/).filter((word) => word !== '')
  const matching = words.map((word) => Prisma.sql`AND ${beginsWith(word, workspaceId)}`)
  // The people are chosen before their teams are looked up, which would otherwise be done for the whole workspace.
  const rows = await db.$queryRaw<(Omit<PersonView, 'name'> & { firstName: string; lastName: string })[]>`
    SELECT found.*, ARRAY(SELECT t.name FROM "TeamMember" p JOIN "Team" t ON t.id = p."teamId"
                          WHERE p."memberId" = found.id ORDER BY t.name) AS teams
    FROM (SELECT m.id, u."firstName", u."lastName", u.email FROM "Member" m JOIN "User" u ON u.id = m."userId"
          WHERE m."workspaceId" = ${workspaceId}::uuid AND m.status = 'ACTIVE' AND u.status = 'ACTIVE'
            ${matching.length === 0 ? Prisma.empty : Prisma.join(matching, ' ')}
          ORDER BY u."firstName", u."lastName", m.id LIMIT ${SUGGESTED}) found
    ORDER BY "firstName", "lastName", id`
  return rows.map(({ id, firstName, lastName, email, teams }) => {
    return { id, name: fullName({ firstName, lastName }), email, teams }
  })
}

/** What the link of a verification mail can still do. Looking changes nothing. */
export async function findVerificationState(token: string): Promise<LinkState> {
  const where = { tokenHash: hashToken(token), email: null }
  return linkState(await db.emailVerification.findFirst({ where, select: { usedAt: true, expiresAt: true } }), now())
}
