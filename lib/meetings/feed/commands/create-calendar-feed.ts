import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { absoluteUrl } from '@/lib/platform/links'
import { hashToken, newToken } from '@/lib/platform/secrets'

/** Makes the address of the actor's calendar feed, told this once; an earlier address stops working. */
export async function createCalendarFeed({ workspaceId, memberId }: Actor): Promise<{ address: string }> {
  const token = newToken()
  const feed = { tokenHash: hashToken(token), createdAt: now() }
  await db.calendarFeed.upsert({ where: { memberId }, create: { ...feed, memberId, workspaceId }, update: feed })
  return { address: absoluteUrl(`/api/calendar/${token}.ics`) }
}
