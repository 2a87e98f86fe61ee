import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { absoluteUrl } from '@/lib/platform/links'
import { hashToken, newToken } from '@/lib/platform/secrets'

/** Creates a feed address, shown once; it replaces the previous one. */
export async function createCalendarFeed({ workspaceId, memberId }: Actor): Promise<{ address: string }> {
  const token = newToken()
  const feed = { tokenHash: hashToken(token), createdAt: now() }
  await db.calendarFeed.upsert({ where: { memberId }, create: { ...feed, memberId, workspaceId }, update: feed })
  return { address: absoluteUrl(`/api/calendar/${token}.ics`) }
}
