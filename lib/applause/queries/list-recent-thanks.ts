import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { applausePath } from '@/lib/applause/rules/applause-paths'
import { Prisma } from '@/lib/platform/db'
import { alreadyRead, mapReading, rowsOf, type SharedReading } from '@/lib/platform/reading'
import { truncateAtWord } from '@/lib/shared/text'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'

export type RecentThanks = { text: string; why: string; link: string }

/** Fits one line of an agenda, after the giver's name. */
const WORDS_SHOWN = 100

/** The latest applause of these people since a moment; none while applause is off. */
function latestReading(
  actor: Actor,
  memberIds: readonly string[],
  since: Date,
  most: number,
): SharedReading<RecentThanks[]> {
  if (!isSwitchedOn(actor, 'Applause')) return alreadyRead([])
  const statement = Prisma.sql`
    SELECT a.id, a.words, TRIM(u."firstName" || ' ' || u."lastName") AS giver
    FROM "Applause" a JOIN "Member" m ON m.id = a."giverId" JOIN "User" u ON u.id = m."userId"
    WHERE a.id IN (SELECT r."applauseId" FROM "ApplauseRecipient" r
        WHERE r."memberId" = ANY (${[...memberIds]}::uuid[]) AND r."createdAt" > ${since})
      AND a."workspaceId" = ${actor.workspaceId}::uuid AND a."isPublic" AND a."deletedAt" IS NULL
    ORDER BY a."createdAt" DESC, a.id DESC LIMIT ${most}`
  return mapReading(rowsOf<{ id: string; words: string; giver: string }>(statement), (rows) =>
    rows.map(({ id, words, giver }) => ({ text: words, why: `Applause from ${giver}`, link: applausePath(id) })),
  )
}

const SUGGESTED = 3

/** Talking points: an agenda keeps only the text, so it names the giver. */
export const thanksSinceReading = (actor: Actor, memberIds: readonly string[], since: Date) =>
  mapReading(latestReading(actor, memberIds, since, SUGGESTED), (rows) =>
    rows.map(({ text, why, link }) => ({
      text: `${why}: “${truncateAtWord(text.replace(/\s+/g, ' '), WORDS_SHOWN)}”`,
      why: '',
      link,
    })),
  )

const SHOWN = 10

export const recentThanksReading = (actor: Actor, memberId: string, since: Date) =>
  latestReading(actor, [memberId], since, SHOWN)
