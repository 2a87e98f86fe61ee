import 'server-only'
import { MADE_AHEAD_DAYS } from '@/lib/meetings/rules/series-days'
import { db } from '@/lib/platform/db'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import { addDays, dateOf, dayOf } from '@/lib/shared/dates'

/** A week at a time, so a daily series isn't extended hourly. */
const MADE_AT_ONCE_DAYS = 7

export function listSeriesDue(kind: MeetingKind, now: Date, { after, limit }: { after: string; limit: number }) {
  const until = dateOf(addDays(dayOf(now), MADE_AHEAD_DAYS - MADE_AT_ONCE_DAYS))
  return db.meetingSeries.findMany({
    where: {
      kind,
      id: { gt: after },
      endedAt: null,
      madeUntilOn: { lt: until },
      OR: [{ lastOn: null }, { lastOn: { gt: db.meetingSeries.fields.madeUntilOn } }],
    },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true, workspaceId: true },
  })
}
