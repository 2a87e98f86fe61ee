import 'server-only'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { answers, doers, isCounted } from '@/lib/badges/queries/list-earned'
import type { CelebrationKind } from '@/lib/celebrations/rules/celebration-kinds'
import type { Reason } from '@/lib/celebrations/rules/celebration-words'
import { yearlyDays, yearsBetween } from '@/lib/celebrations/rules/yearly-days'
import { daysFrom } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import type { ZonesOfDay } from '@/lib/scheduling/queries'
import { addDays, dateOf, type Day } from '@/lib/shared/dates'

/** Days a run looks back for missed events. */
const LOOK_BACK = 7
const STREAK = 4

/** Active members `m` whose morning it is, without a celebration today. */
const onMorning = ({ day, zones }: ZonesOfDay) => Prisma.sql`
  JOIN "Workspace" w ON w.id = m."workspaceId" AND ${isOpenWorkspace}
  JOIN "User" u ON u.id = m."userId" AND u."timeZone" = ANY (${zones}) LEFT JOIN "Profile" p ON p."userId" = u.id
  WHERE m.status = 'ACTIVE'
    AND NOT EXISTS (SELECT FROM "Celebration" c WHERE c."memberId" = m.id AND c.day = ${dateOf(day)})`

/** An unanswered request counts as missed once its review closes. */
const requests = Prisma.sql`
  SELECT "memberId", at, true AS "isKept" FROM answers WHERE at IS NOT NULL
  UNION ALL SELECT a."memberId", r."closedAt", false FROM "ReviewAssignee" a
    JOIN "Review" r ON r.id = a."reviewId" AND ${isCounted}
  WHERE a.status = 'PENDING' AND a."removedAt" IS NULL AND NOT a."isUnasked" AND a."memberId" IS NOT NULL
    AND r."closedAt" IS NOT NULL`

const held = (at: Date) => Prisma.sql`m."canceledAt" IS NULL AND (m."completedAt" IS NOT NULL OR m."endsAt" < ${at})`

const followUps = (at: Date) => Prisma.sql`
  SELECT m."organizerId" AS "memberId", COALESCE(m."completedAt", m."endsAt") AS at, m."completedAt" IS NOT NULL AS "isKept"
  FROM "Meeting" m WHERE m.kind = 'FOLLOW_UP' AND ${held(at)}`

const oneOnOnes = (at: Date) => Prisma.sql`
  SELECT a."memberId", COALESCE(m."completedAt", m."endsAt") AS at, m."completedAt" IS NOT NULL AS "isKept"
  FROM "Meeting" m JOIN "MeetingAttendee" a ON a."meetingId" = m.id WHERE m.kind = 'ONE_ON_ONE' AND ${held(at)}`

/** Every fourth in a row per member; a miss restarts the streak. */
const streak = (kind: CelebrationKind, events: Prisma.Sql) => Prisma.sql`
  SELECT "memberId", ${kind}::text AS kind, ${kind}::text || ':' || at::date AS key, at, NULL AS badge FROM (
    SELECT "memberId", at, "isKept", count(*) FILTER (WHERE "isKept") OVER
      (PARTITION BY "memberId", run ORDER BY at, "isKept" ROWS UNBOUNDED PRECEDING) AS n
    FROM (
      SELECT "memberId", at, "isKept",
        count(*) FILTER (WHERE NOT "isKept") OVER (PARTITION BY "memberId" ORDER BY at, "isKept" ROWS UNBOUNDED PRECEDING) AS run
      FROM (${events}) e) runs) counted
  WHERE "isKept" AND n % ${STREAK}::int = 0`

const goals = Prisma.sql`
  SELECT "memberId", 'goal' AS kind, 'goal:' || "goalId" AS key, at, NULL AS badge FROM doers WHERE "isOnTime"`

const badges = Prisma.sql`
  SELECT "memberId", 'badge' AS kind, 'badge:' || badge AS key, "awardedAt" AS at, badge FROM "BadgeAward"`

const events = (at: Date) =>
  Prisma.join(
    [
      goals,
      badges,
      streak('feedback', requests),
      streak('follow-up', followUps(at)),
      streak('one-on-one', oneOnOnes(at)),
    ],
    ' UNION ALL ',
  )

type Found = {
  id: string
  workspaceId: string
  kind: CelebrationKind
  key: string
  on: Day
  badge: string | null
  /** The first working day, for anniversaries. */
  startDate: Day | null
}

/** Birthdays and anniversaries: month, day and the year celebrated. */
const yearly = (
  { kind, column, days }: { kind: CelebrationKind; column: Prisma.Sql; days: ReadonlyMap<string, Day> },
  morning: Prisma.Sql,
) => Prisma.sql`
  SELECT m.id, m."workspaceId", ${kind}::text AS kind, ${kind}::text || ':' || left(d.day, 4) AS key, d.day AS "on",
    NULL AS badge, to_char(m."startDate", 'YYYY-MM-DD') AS "startDate"
  FROM unnest(${[...days.keys()]}::text[], ${[...days.values()]}::text[]) AS d(yearly, day), "Member" m ${morning}
    AND d.yearly = ${column}`

const startDay = Prisma.sql`to_char(m."startDate", 'MM-DD')`
const sharedBirthday = Prisma.sql`CASE WHEN p."isBirthdayShared" THEN p.birthday END`

/** A run takes this many, and all reasons of the last person. */
const MOST = 2000

function findReasons(morning: ZonesOfDay, at: Date) {
  const { day } = morning
  const days = yearlyDays(addDays(day, 1 - LOOK_BACK), day)
  const here = onMorning(morning)
  return db.$queryRaw<Found[]>`
  WITH ${answers}, ${doers}, recent AS MATERIALIZED (
    SELECT * FROM (${events(at)}) e WHERE e.at > ${daysFrom(at, -LOOK_BACK - 1)}
  ), found AS (
    SELECT m.id, m."workspaceId", e.kind, e.key, to_char(e.at AT TIME ZONE u."timeZone", 'YYYY-MM-DD') AS "on", e.badge,
      NULL AS "startDate"
    FROM recent e JOIN "Member" m ON m.id = e."memberId" ${here}
    UNION ALL ${yearly({ kind: 'anniversary', column: startDay, days }, here)}
    UNION ALL ${yearly({ kind: 'birthday', column: sharedBirthday, days }, here)})
  SELECT * FROM (
    SELECT f.* FROM found f
    WHERE NOT EXISTS (SELECT FROM "CelebrationOptOut" o WHERE o."memberId" = f.id AND o.kind = f.kind)
      AND ("on" < ${day} OR f.kind IN ('anniversary', 'birthday')) AND "on" > ${addDays(day, -LOOK_BACK)}
      AND NOT EXISTS (SELECT FROM "Celebration" c WHERE c."memberId" = f.id AND c.day > ${dateOf(addDays(day, -30))}
        AND c.reasons @> jsonb_build_array(jsonb_build_object('key', f.key)))
    ORDER BY f.id FETCH FIRST (${MOST}::int) ROWS WITH TIES) due
  ORDER BY id, "on", key`
}

export type DueCelebration = { id: string; workspaceId: string; day: Day; reasons: Reason[] }

/** Due celebrations by member; events count once their day is over. */
export async function listDueCelebrations(morning: ZonesOfDay, at: Date): Promise<DueCelebration[]> {
  const due: DueCelebration[] = []
  for (const { id, workspaceId, startDate, ...found } of await findReasons(morning, at)) {
    const isAnniversary = found.kind === 'anniversary' && startDate !== null
    const reason = { ...found, years: isAnniversary ? yearsBetween(startDate, found.on) : null }
    // The first day is no anniversary.
    if (reason.years !== null && reason.years < 1) continue
    const last = due.at(-1)
    if (last?.id === id) last.reasons.push(reason)
    else due.push({ id, workspaceId, day: morning.day, reasons: [reason] })
  }
  return due
}
