import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'

export async function revokeCalendarFeed({ memberId }: Actor): Promise<void> {
  await db.calendarFeed.deleteMany({ where: { memberId } })
}
