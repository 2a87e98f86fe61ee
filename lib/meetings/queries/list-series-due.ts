import 'server-only'
import { db } from '@/lib/platform/db'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import { addDays, dateOf, dayOf } from '@/lib/shared/dates'

/** Long enough for the next meeting of a monthly series. */
const LEAST_AHEAD_DAYS = 35

export function listSeriesDue(kind: MeetingKind, now: Date, { after, limit }: { after: string; limit: number }) {
  const until = dateOf(addDays(dayOf(now), LEAST_AHEAD_DAYS))
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
