import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { SEARCH_RESULTS } from '@/lib/access/search'
import { noSuchInvitation } from '@/lib/invitations/refusals'
import { now } from '@/lib/platform/clock'
import { db, escapedForLike, Prisma, type Tx } from '@/lib/platform/db'
import { visible } from './list-invitations'

/** Somebody invited, and the place they have taken since, if any. */
type Invitee = { id: string; memberId: string | null }

/** The invitations of these ids that the actor may see and that were not revoked. Throws not-found where one is missing. */
export async function findWaitingInvitees(tx: Tx, actor: Actor, ids: readonly string[]): Promise<Invitee[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const found = await tx.$queryRaw<Invitee[]>`
    SELECT i.id, i."memberId" FROM "Invitation" i
    WHERE ${visible(actor)} AND i.id = ANY(${wanted}::uuid[]) AND i.status <> 'REVOKED'`
  if (found.length < wanted.length) throw noSuchInvitation()
  return found
}

/** A pending invitation as pickers of people show it. */
export type InviteeSuggestion = { id: string; name: string; email: string }

/** The newest pending invitations the actor may see in whose name or address the query is found. */
export const searchInvitees = (actor: Actor, { query }: { query: string }): Promise<InviteeSuggestion[]> => {
  const words = `%${escapedForLike(query)}%`
  const matching =
    query === ''
      ? Prisma.empty
      : Prisma.sql`AND (i.email ILIKE ${words} OR i."firstName" || ' ' || i."lastName" ILIKE ${words})`
  return db.$queryRaw<InviteeSuggestion[]>`
    SELECT i.id, i.email, TRIM(i."firstName" || ' ' || i."lastName") AS name FROM "Invitation" i
    WHERE ${visible(actor)} AND i.status = 'PENDING' AND i."expiresAt" > ${now()} ${matching}
    ORDER BY i."createdAt" DESC, i.id DESC LIMIT ${SEARCH_RESULTS}`
}
