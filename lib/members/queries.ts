import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db, type Prisma } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/secrets'
import { fullName, linkState, type LinkState } from './rules'
import type { PeopleFilter } from './schema'

const SUGGESTED = 20

/** A person as pickers show them; the id is that of their place in the workspace. */
export type PersonView = { id: string; name: string; email: string; teams: string[] }

/** One word of the query begins a name, the address, or the name of a team the person is in. */
const beginsWith = (word: string): Prisma.MemberWhereInput => {
  const starts = { startsWith: word, mode: 'insensitive' } as const
  const user = { OR: [{ firstName: starts }, { lastName: starts }, { email: starts }] }
  return { OR: [{ user }, { teams: { some: { team: { name: starts } } } }] }
}

/** At most 20 active people of the workspace, by name, in whom every word of the query begins something. */
export async function searchPeople({ workspaceId }: Actor, { query }: PeopleFilter): Promise<PersonView[]> {
  const words = query.split(/\s+/).filter((word) => word !== '')
  const members = await db.member.findMany({
    where: { workspaceId, status: 'ACTIVE', user: { status: 'ACTIVE' }, AND: words.map(beginsWith) },
    select: {
      id: true,
      user: { select: { firstName: true, lastName: true, email: true } },
      teams: { select: { team: { select: { name: true } } }, orderBy: { team: { name: 'asc' } } },
    },
    orderBy: [{ user: { firstName: 'asc' } }, { user: { lastName: 'asc' } }, { id: 'asc' }],
    take: SUGGESTED,
  })
  return members.map(({ id, user, teams }) => ({
    id,
    name: fullName(user),
    email: user.email,
    teams: teams.map(({ team }) => team.name),
  }))
}

/** What the link of a verification mail can still do. Looking changes nothing. */
export async function findVerificationState(token: string): Promise<LinkState> {
  const where = { tokenHash: hashToken(token) }
  return linkState(await db.emailVerification.findUnique({ where, select: { usedAt: true, expiresAt: true } }), now())
}
