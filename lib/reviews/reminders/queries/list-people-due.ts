import 'server-only'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { Prisma, db, type Tx } from '@/lib/platform/db'
import { daysFrom } from '@/lib/platform/clock'
import { remindersAt, type RemindingDay } from '@/lib/reviews/reminders/rules'
import type { Reminded } from '@/lib/access/digest'
import { inBatches } from '@/lib/platform/one-by-one'

/** Somebody asked in `a` can still answer `r`, which reminds; `ends` is the later end that they may have been given alone. */
export const isWaiting = (at: Date) => Prisma.sql`
  r.status = 'ACTIVE' AND r."hasReminders" AND a.status = 'PENDING' AND a."removedAt" IS NULL
  AND (ends IS NULL OR ends > ${at})`

// Once the end of all is taken away, nobody has one of their own any more; GREATEST alone would keep it.
export const ends = Prisma.sql`LATERAL (
  SELECT CASE WHEN r."closesAt" IS NOT NULL THEN GREATEST(a."closesAt", r."closesAt") END AS ends) e`

/**
 * Every member who is still to answer something. It starts from the reviews that are open (the index by status) and goes
 * on to those they ask: what has ended, and people who were asked nothing, cost nothing, however many there are.
 */
const waiting = (at: Date) => Prisma.sql`
  "Review" r JOIN "ReviewAssignee" a ON a."reviewId" = r.id
    JOIN "Member" m ON m.id = a."memberId" JOIN "User" u ON u.id = m."userId"
    JOIN "Workspace" w ON w.id = r."workspaceId" AND ${isOpenWorkspace}, ${ends}
  WHERE ${isWaiting(at)} AND m.status = 'ACTIVE'`

/** No reminder looks further than a week and its weekend back to the asking, or ahead to the close. */
const REACH_DAYS = 9

export const isWithinReach = (at: Date) =>
  Prisma.sql`(a."createdAt" > ${daysFrom(at, -REACH_DAYS)} OR ends < ${daysFrom(at, REACH_DAYS)})`

/** The zones of the people who may have to be reminded about now. */
export async function listWaitingZones(at: Date): Promise<string[]> {
  const rows = await db.$queryRaw<{ zone: string }[]>`
    SELECT DISTINCT u."timeZone" AS zone FROM ${waiting(at)} AND ${isWithinReach(at)}`
  return rows.map(({ zone }) => zone)
}

/** A morning as the database gets it. `unless` and `today` are the days for which a digest would have told already. */
const row = ({ zone, begins, asked, soon, last, day }: RemindingDay, today: string) => ({
  ...{ zone, begins, unless: day, today },
  ...{ askedFrom: asked.from, askedTo: asked.to, soonFrom: soon.from, soonTo: soon.to },
  ...{ lastFrom: last.from, lastTo: last.to },
})

/** The mornings of these zones, as a table; null when it is a morning in none of them. */
export function morningsIn(zones: string[], at: Date): string | null {
  const rows = zones.flatMap((zone) => {
    const found = remindersAt(at, zone)
    return found === null ? [] : [row(found.today, found.today.day), row(found.before, found.today.day)]
  })
  return rows.length === 0 ? null : JSON.stringify(rows)
}

/** What `morningsIn` made, for joining. */
export const morningTable = (mornings: string) => Prisma.sql`
  jsonb_to_recordset(${mornings}::jsonb) AS c(zone text, begins timestamptz, "unless" text, today text,
    "askedFrom" timestamptz, "askedTo" timestamptz, "soonFrom" timestamptz, "soonTo" timestamptz,
    "lastFrom" timestamptz, "lastTo" timestamptz)`

/**
 * What waits is due this morning, or was on the working day before and nothing was told on that day, as after a day
 * without a server or a pause. Whoever was told has the mail's own key in the outbox, made of these two.
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

/** People who are to be reminded this morning, by id after the one given; the batch is full while there may be more. */
export const listPeopleDue = (mornings: string, at: Date, after: string, size: number) => db.$queryRaw<PersonDue[]>`
  SELECT DISTINCT m.id, m."workspaceId" FROM ${due(mornings, at)} AND m.id > ${after}::uuid
  ORDER BY m.id LIMIT ${size}`

const BATCH = 200

/** Every member who is to be reminded this morning. */
export async function* listMembersDue(at: Date) {
  const mornings = morningsIn(await listWaitingZones(at), at)
  if (mornings !== null) yield* inBatches((after) => listPeopleDue(mornings, at, after, BATCH))
}

/** Feedback that somebody is reminded of. */
export type DueReview = {
  id: string
  title: string
  endsAt: Date | null
  /** It closes before the next working day is over. */
  isLast: boolean
  askerFirstName: string
  askerLastName: string
}

/** What one person is to be reminded of this morning, what closes first on top; nothing when they were told already. */
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
