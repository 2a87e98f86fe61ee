import 'server-only'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { badges, type BadgeName } from '@/lib/badges/rules/badges'
import { daysFrom } from '@/lib/platform/clock'
import { Prisma, transaction } from '@/lib/platform/db'

/** Of review `r`: a badge, or one that is missing, would reveal who answered one that is not named. */
export const isCounted = Prisma.sql`r.anonymity = 'NAMED'`

export const answers = Prisma.sql`
  answers AS MATERIALIZED (
    SELECT a."memberId", a."createdAt" AS asked, p."submittedAt" AS at
    FROM "ReviewAssignee" a JOIN "Review" r ON r.id = a."reviewId" AND ${isCounted}
      LEFT JOIN "Response" p ON p."assigneeId" = a.id
    WHERE a.status = 'ANSWERED' AND a."memberId" IS NOT NULL
  )`

/** By the day of the workspace, which also decides when a goal is delayed. Of goal `g` in workspace `w`. */
export const isOnTime = Prisma.sql`(g."completedAt" AT TIME ZONE w."timeZone")::date <= g."endsOn"`

/** The assignees, else the creator. */
export const doers = Prisma.sql`
  doers AS MATERIALIZED (
    SELECT p."memberId", g.id AS "goalId", g."completedAt" AS at, g.type, ${isOnTime} AS "isOnTime"
    FROM "Goal" g JOIN "Workspace" w ON w.id = g."workspaceId" CROSS JOIN LATERAL (
      SELECT a."memberId" FROM "GoalAssignee" a WHERE a."goalId" = g.id
      UNION ALL SELECT g."creatorId" WHERE NOT EXISTS (SELECT FROM "GoalAssignee" a WHERE a."goalId" = g.id)) p
    WHERE g.status = 'Completed' AND g."completedAt" IS NOT NULL
  )`

const nth = (from: Prisma.Sql, n: number) => Prisma.sql`
  SELECT "memberId", at FROM (
    SELECT "memberId", at, row_number() OVER (PARTITION BY "memberId" ORDER BY at) AS n FROM ${from}) numbered
  WHERE n = ${n}`

const known = Prisma.sql`answers WHERE at IS NOT NULL`

const blitz = Prisma.sql`
  SELECT "memberId", min(at) AS at FROM (
    SELECT "memberId", at, lag(at, 4) OVER (PARTITION BY "memberId" ORDER BY at) AS fifth FROM answers
    WHERE at <= asked + interval '24 hours') quick
  WHERE at <= fifth + interval '7 days' GROUP BY "memberId"`

/** Months, by end, in which a member answered everything due, at least three, once all of it is closed. */
const months = (now: Date) => Prisma.sql`
  SELECT a."memberId", date_trunc('month', r."closesAt", 'UTC') + interval '1 month' AS at
  FROM "ReviewAssignee" a JOIN "Review" r ON r.id = a."reviewId" AND ${isCounted}
  WHERE r."closesAt" < date_trunc('month', ${now}::timestamptz, 'UTC') AND r.status <> 'DRAFT'
    AND a."memberId" IS NOT NULL AND a."removedAt" IS NULL AND NOT a."isUnasked" AND a.status <> 'OPTED_OUT'
  GROUP BY 1, 2
  HAVING count(*) >= 3 AND bool_and(r.status NOT IN ('ACTIVE', 'INACTIVE') AND a.status = 'ANSWERED')`

const initiate = Prisma.sql`
  SELECT "memberId", min(at) AS at FROM (
    SELECT "creatorId" AS "memberId", "createdAt" AS at FROM "Goal"
    UNION ALL SELECT u."memberId", u."createdAt" FROM "GoalUpdate" u
      JOIN "GoalAssignee" a ON a."goalId" = u."goalId" AND a."memberId" = u."memberId") begun
  GROUP BY "memberId"`

const trailblazer = Prisma.sql`
  SELECT f."memberId", GREATEST(f.at, w.at) AS at FROM (${nth(Prisma.sql`doers`, 15)}) f
  JOIN (SELECT "memberId", min(at) AS at FROM doers WHERE type IN ('Team', 'Organization') GROUP BY 1) w USING ("memberId")`

const guru = (now: Date) => Prisma.sql`
  SELECT m."organizerId" AS "memberId", ${now}::timestamptz AS at FROM "Meeting" m
  WHERE m.kind = 'FOLLOW_UP' AND m."canceledAt" IS NULL
  GROUP BY 1 HAVING count(m."completedAt") >= 10 AND count(*) FILTER (
    WHERE m."completedAt" IS NULL AND m."endsAt" < ${now} AND m."endsAt" > ${daysFrom(now, -30)}) = 0`

const debutant = Prisma.sql`
  SELECT a."memberId", min(m."completedAt") AS at FROM "MeetingAttendee" a JOIN "Meeting" m ON m.id = a."meetingId"
  WHERE a.kind = 'ONE_ON_ONE' AND a."isCompleted" GROUP BY 1`

const rendezvous = (now: Date) => Prisma.sql`
  SELECT a."memberId", min(four.at) AS at FROM (
    SELECT m.id, max(m."completedAt") OVER latest AS at, count(m."completedAt") OVER latest AS held
    FROM "Meeting" m WHERE m."seriesId" IS NOT NULL AND m.kind = 'ONE_ON_ONE' AND m."canceledAt" IS NULL
      AND (m."completedAt" IS NOT NULL OR m."endsAt" < ${now})
    WINDOW latest AS (PARTITION BY m."seriesId" ORDER BY m."occursOn" ROWS 3 PRECEDING)) four
  JOIN "MeetingAttendee" a ON a."meetingId" = four.id WHERE four.held = 4 GROUP BY 1`

const as = (badge: BadgeName, rows: Prisma.Sql) =>
  Prisma.sql`SELECT ${badge} AS badge, "memberId", at, 1 AS times FROM (${rows}) one`

const earned = (now: Date) =>
  Prisma.join(
    [
      as('Novice', nth(known, 1)),
      as('Engager', nth(known, 10)),
      as('Blitz', blitz),
      Prisma.sql`SELECT 'Monthly Master', "memberId", min(at), count(*)::int FROM (${months(now)}) one GROUP BY "memberId"`,
      as('Initiate', initiate),
      as('Achiever', nth(Prisma.sql`doers WHERE "isOnTime"`, 5)),
      as('Trailblazer', trailblazer),
      as('Follow-Up Guru', guru(now)),
      as('Debutant', debutant),
      as('Regular Rendezvous', rendezvous(now)),
    ],
    ' UNION ALL ',
  )

const featured = badges.flatMap((badge) => ('of' in badge ? [badge] : []))

/** The feature of badge `e` is switched off in workspace `w`. It is awarded once the feature is on again. */
const isOff = Prisma.sql`EXISTS (
  SELECT FROM unnest(${featured.map(({ name }) => name)}::text[], ${featured.map((badge) => badge.of)}::text[]) f(badge, feature)
  WHERE f.badge = e.badge AND f.feature = ANY (w."withoutFeatures"))`

export type Earned = { workspaceId: string; memberId: string; badge: BadgeName; earnedAt: Date; times: number }

const MOST = 1000

const MINUTE_MS = 60_000

/** Earned badges of active members not awarded yet, or with more months than before. */
export const listEarned = (now: Date) =>
  transaction(async (tx) => {
    // With room in memory, everyone's answers are joined by hash: a seventh of the time.
    await tx.$executeRaw`SET LOCAL work_mem = '64MB'`
    return tx.$queryRaw<Earned[]>`
      WITH ${answers}, ${doers}, earned AS (${earned(now)})
      SELECT m."workspaceId", m.id AS "memberId", e.badge, e.at AS "earnedAt", e.times
      FROM earned e JOIN "Member" m ON m.id = e."memberId" AND m.status = 'ACTIVE'
        JOIN "Workspace" w ON w.id = m."workspaceId" AND ${isOpenWorkspace}
      WHERE NOT ${isOff} AND NOT EXISTS (SELECT FROM "BadgeAward" b WHERE b."memberId" = m.id AND b.badge = e.badge AND b.times >= e.times)
      ORDER BY m.id, e.at LIMIT ${MOST}`
  }, 5 * MINUTE_MS)
