import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { SEARCH_RESULTS } from '@/lib/access/search'
import { noSuchInvitation } from '@/lib/invitations/refusals'
import { now } from '@/lib/platform/clock'
import { db, escapedForLike, Prisma, type Tx } from '@/lib/platform/db'
import { visible } from './list-invitations'

/** `memberId` is their membership once they accept. */
type Invitee = { id: string; memberId: string | null }

/** Throws not-found where one is revoked, missing or not visible to the actor. */
export async function findWaitingInvitees(tx: Tx, actor: Actor, ids: readonly string[]): Promise<Invitee[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const found = await tx.$queryRaw<Invitee[]>`
    SELECT i.id, i."memberId" FROM "Invitation" i
    WHERE ${visible(actor)} AND i.id = ANY(${wanted}::uuid[]) AND i.status <> 'REVOKED'`
  if (found.length < wanted.length) throw noSuchInvitation()
  return found
}

export type InviteeSuggestion = { id: string; name: string; email: string }

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
