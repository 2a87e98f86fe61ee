import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { truncate } from '@/lib/shared/text'
import type { ActivityType } from './rules'

/** As much as a line holds: several long names and a title are more. */
const TITLE_LENGTH = 500

/**
 * One line of a member's feed, or with `memberId` null of everybody's in the workspace. `key` is event and object: the
 * same key stands in a feed once. `createdById` is who did it; left out, it was the product, or nobody may know.
 */
export type Line = {
  memberId: string | null
  type: ActivityType
  key: string
  title: string
  link: string
  createdById?: string | null
}

/** Writes the feed lines of an event in the transaction of the event. */
export async function record(tx: Tx, workspaceId: string, lines: Line[]) {
  const createdAt = now()
  await tx.activity.createMany({
    data: lines.map((line) => ({ ...line, title: truncate(line.title, TITLE_LENGTH), workspaceId, createdAt })),
    skipDuplicates: true,
  })
}

/** Removes the lines of an event from these feeds, where what they are about is gone. */
export const eraseLines = (tx: Tx, { memberIds, key }: { memberIds: readonly string[]; key: string }) =>
  tx.activity.deleteMany({ where: { memberId: { in: [...memberIds] }, key } })
