import 'server-only'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { Prisma, db, type Tx } from '@/lib/platform/db'
import { daysFrom } from '@/lib/platform/clock'
import { remindersAt, type RemindingDay } from '@/lib/reviews/reminders/rules'
import type { Reminded } from '@/lib/access/digest-lines'
import { inBatches } from '@/lib/platform/one-by-one'

/** The respondent `a` can still answer `r`, which has reminders; `ends` is the extension or the review's end. */
export const isWaiting = (at: Date) => Prisma.sql`
  r.status = 'ACTIVE' AND r."hasReminders" AND a.status = 'PENDING' AND a."removedAt" IS NULL
  AND (ends IS NULL OR ends > ${at})`

// GREATEST ignores null, but a review without an end has no extensions either.
export const ends = Prisma.sql`LATERAL (
  SELECT CASE WHEN r."closesAt" IS NOT NULL THEN GREATEST(a."closesAt", r."closesAt") END AS ends) e`

/** Starts from open reviews (the index by status), so ended reviews and members who were not asked cost nothing. */
const waiting = (at: Date) => Prisma.sql`
  "Review" r JOIN "ReviewAssignee" a ON a."reviewId" = r.id
    JOIN "Member" m ON m.id = a."memberId" JOIN "User" u ON u.id = m."userId"
    JOIN "Workspace" w ON w.id = r."workspaceId" AND ${isOpenWorkspace}, ${ends}
  WHERE ${isWaiting(at)} AND m.status = 'ACTIVE'`

/** A reminder reaches at most a week and its weekend back to the request, or ahead to the close. */
const REACH_DAYS = 9

export const isWithinReach = (at: Date) =>
  Prisma.sql`(a."createdAt" > ${daysFrom(at, -REACH_DAYS)} OR ends < ${daysFrom(at, REACH_DAYS)})`

export async function listWaitingZones(at: Date): Promise<string[]> {
  const rows = await db.$queryRaw<{ zone: string }[]>`
    SELECT DISTINCT u."timeZone" AS zone FROM ${waiting(at)} AND ${isWithinReach(at)}`
  return rows.map(({ zone }) => zone)
}

/** `unless` and `today` are the days on which a digest would already have told. */
const row = ({ zone, begins, asked, soon, last, day }: RemindingDay, today: string) => ({
  zone,
  begins,
  unless: day,
  today,
  askedFrom: asked.from,
  askedTo: asked.to,
  soonFrom: soon.from,
  soonTo: soon.to,
  lastFrom: last.from,
  lastTo: last.to,
})

/** Null when it is morning in none of these zones. */
export function morningsIn(zones: string[], at: Date): string | null {
  const rows = zones.flatMap((zone) => {
    const found = remindersAt(at, zone)
    return found === null ? [] : [row(found.today, found.today.day), row(found.before, found.today.day)]
  })
  return rows.length === 0 ? null : JSON.stringify(rows)
}

export const morningTable = (mornings: string) => Prisma.sql`
  jsonb_to_recordset(${mornings}::jsonb) AS c(zone text, begins timestamptz, "unless" text, today text,
    "askedFrom" timestamptz, "askedTo" timestamptz, "soonFrom" timestamptz, "soonTo" timestamptz,
    "lastFrom" timestamptz, "lastTo" timestamptz)`

/**
 * Due this morning, or on the working day before if no reminder went out then, as after an outage or a pause. A sent
 * reminder is known by its outbox key, made of event and day.
 */
export const isDue = (event: string, whose: Prisma.Sql, address: Prisma.Sql) => Prisma.sql`
  a."createdAt" < c.begins
  AND (a."createdAt" >= c."askedFrom" AND a."createdAt" < c."askedTo"
    OR ends >= c."soonFrom" AND ends < c."soonTo" OR ends >= c."lastFrom" AND ends < c."lastTo")
  AND NOT EXISTS (SELECT FROM "Mail" k WHERE k.key IN (
    ${event} || ':' || ${whose} || ':' || c."unless" || ':' || ${address},
    ${event} || ':' || ${whose} || ':' || c.today || ':' || ${address}))`

const due = (mornings: string, at: Date) => Prisma.sql`
  ${morningTable(mornings)}, ${waiting(at)} AND u."timeZone" = c.zone
    AND ${isDue('morning.digest', Prisma.sql`m.id`, Prisma.sql`u.email`)}`

type PersonDue = { id: string; workspaceId: string }

/** Ordered by id, after the given one; a full batch means there may be more. */
export const listPeopleDue = (mornings: string, at: Date, after: string, size: number) => db.$queryRaw<PersonDue[]>`
  SELECT DISTINCT m.id, m."workspaceId" FROM ${due(mornings, at)} AND m.id > ${after}::uuid
  ORDER BY m.id LIMIT ${size}`

const BATCH = 200

export async function* listMembersDue(at: Date) {
  const mornings = morningsIn(await listWaitingZones(at), at)
  if (mornings !== null) yield* inBatches((after) => listPeopleDue(mornings, at, after, BATCH))
}

export type DueReview = {
  id: string
  title: string
  endsAt: Date | null
  /** It closes before the end of the next working day. */
  isLast: boolean
  askerFirstName: string
  askerLastName: string
}

/** Sorted by close date; empty when they were already reminded. */
export const listDueReviews = (
  tx: Tx,
  { workspaceId, memberId }: Reminded,
  { mornings, at }: { mornings: string; at: Date },
) => tx.$queryRaw<DueReview[]>`
  SELECT r.id, r.title, found."endsAt", found."isLast",
    asker."firstName" AS "askerFirstName", asker."lastName" AS "askerLastName"
  FROM (SELECT r.id, min(ends) AS "endsAt", bool_or(ends < c."lastTo") AS "isLast" FROM ${due(mornings, at)}
          AND m.id = ${memberId}::uuid AND m."workspaceId" = ${workspaceId}::uuid GROUP BY r.id) found
    JOIN "Review" r ON r.id = found.id JOIN "Member" c ON c.id = r."creatorId" JOIN "User" asker ON asker.id = c."userId"
  ORDER BY found."endsAt" NULLS LAST, r.title, r.id`
