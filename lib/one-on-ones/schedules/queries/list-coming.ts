import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { formatDate } from '@/lib/shared/dates'

export type ComingMeeting = { memberId: string; on: string }

export async function listComing({ workspaceId, memberId, timeZone }: Actor, ids: readonly string[]) {
  const rows = await db.$queryRaw<{ memberId: string; startsAt: Date }[]>`
    SELECT other."memberId", min(own."startsAt") AS "startsAt" FROM "MeetingAttendee" own
    JOIN "Meeting" m ON m.id = own."meetingId" AND m.kind = 'ONE_ON_ONE'
      AND m."completedAt" IS NULL AND m."canceledAt" IS NULL
    JOIN "MeetingAttendee" other ON other."meetingId" = m.id AND other."memberId" = ANY (${[...ids]}::uuid[])
    WHERE own."memberId" = ${memberId}::uuid AND own."workspaceId" = ${workspaceId}::uuid AND own."startsAt" > ${now()}
    GROUP BY other."memberId"`
  return rows.map(({ startsAt, ...row }): ComingMeeting => ({
    ...row,
    on: formatDate(startsAt, 'MMM DD, YYYY', timeZone),
  }))
}
