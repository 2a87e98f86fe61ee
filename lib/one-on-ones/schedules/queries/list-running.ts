import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { MeetingFrequency } from '@/lib/platform/generated/prisma/enums'
import { dateOf, dayIn } from '@/lib/shared/dates'

export type RunningSeries = { memberId: string; frequency: MeetingFrequency }

export const listRunning = ({ workspaceId, memberId, timeZone }: Actor, ids: readonly string[]) =>
  db.$queryRaw<RunningSeries[]>`
    SELECT x."memberId", x.frequency FROM unnest(${[...ids]}::uuid[]) p(id)
    JOIN "OneOnOnePair" pair ON pair."firstId" = LEAST(p.id, ${memberId}::uuid)
      AND pair."secondId" = GREATEST(p.id, ${memberId}::uuid) AND pair."workspaceId" = ${workspaceId}::uuid
    CROSS JOIN LATERAL (
      SELECT p.id AS "memberId", s.frequency::text FROM "OneOnOne" o
      JOIN "Meeting" m ON m.id = o.id JOIN "MeetingSeries" s ON s.id = m."seriesId"
      WHERE o."pairId" = pair.id AND s."endedAt" IS NULL
        AND (s."lastOn" IS NULL OR s."lastOn" >= ${dateOf(dayIn(now(), timeZone))}::date)
      LIMIT 1) x`
