import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { truncate } from '@/lib/shared/text'
import type { ActivityType } from './rules'

const TITLE_LENGTH = 500

/**
 * A line of a member's feed, or of the workspace's when `memberId` is null. `key` is event and object, unique per feed.
 * `createdById` is omitted for the product and for anonymous acts.
 */
export type Line = {
  memberId: string | null
  type: ActivityType
  key: string
  title: string
  link: string
  createdById?: string | null
}

export async function record(tx: Tx, workspaceId: string, lines: Line[]) {
  const createdAt = now()
  await tx.activity.createMany({
    data: lines.map((line) => ({ ...line, title: truncate(line.title, TITLE_LENGTH), workspaceId, createdAt })),
    skipDuplicates: true,
  })
}

type Quoted = { key: string; before: string; after: string }

/** Lets lines of a key end with new words after those they quote were edited. */
export const requoteLines = (tx: Tx, workspaceId: string, { key, before, after }: Quoted) => tx.$executeRaw`
  UPDATE "Activity" a SET title = left(a.title, length(a.title) - length(${before}::text)) || ${after}::text
  FROM "Member" m WHERE m."workspaceId" = ${workspaceId}::uuid AND a."memberId" = m.id AND a.key = ${key}
    AND right(a.title, length(${before}::text)) = ${before}::text`

/** For objects that are deleted. */
export const eraseLines = (tx: Tx, { memberIds, key }: { memberIds: readonly string[]; key: string }) =>
  tx.activity.deleteMany({ where: { memberId: { in: [...memberIds] }, key } })

/** For pages that are hidden from all but their readers. */
export const eraseLinesOfOthers = (
  tx: Tx,
  workspaceId: string,
  { path, readerIds }: { path: string; readerIds: readonly string[] },
) =>
  tx.activity.deleteMany({
    where: { workspaceId, link: { startsWith: path }, memberId: { not: null, notIn: [...readerIds] } },
  })

/** For pages that are deleted. */
export const eraseLinesTo = (tx: Tx, workspaceId: string, path: string) =>
  tx.activity.deleteMany({ where: { workspaceId, link: { startsWith: path } } })

/** For pages that are shut to one person each. */
export const eraseLinesOfEach = (
  tx: Tx,
  workspaceId: string,
  shut: readonly { memberId: string; link: string }[],
) => tx.$executeRaw`
  DELETE FROM "Activity" a
  USING unnest(${shut.map(({ memberId }) => memberId)}::uuid[], ${shut.map(({ link }) => link)}::text[]) shut("memberId", link)
  WHERE a."workspaceId" = ${workspaceId}::uuid AND a."memberId" = shut."memberId" AND a.link = shut.link`
