import 'server-only'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { dueSilentDays, isNudgingDay } from '@/lib/one-on-ones/rules/nudges'
import { daysFrom } from '@/lib/platform/clock'
import { db, Prisma, type Tx } from '@/lib/platform/db'
import { inBatches } from '@/lib/platform/one-by-one'
import { listMornings, type ZonesOfDay } from '@/lib/scheduling/queries'
import { lastRemindedOn } from '@/lib/scheduling/rules'
import { addDays, dateOf, type Day } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'

const hasOneOnOnes = Prisma.sql`${isOpenWorkspace} AND 'OneOnOnes' <> ALL (COALESCE(w."withoutFeatures", '{}'))`

const wasTold = (key: Prisma.Sql) =>
  Prisma.sql`EXISTS (SELECT FROM "Notification" n WHERE n."memberId" = m.id AND n.key = ${key})`

const dueKey = Prisma.sql`'one-on-one-item.due:' || i.id || ':' || to_char(i."dueOn", 'YYYY-MM-DD')`

/** Open action items `i` of member `m` that a day reminds of. */
const dueItems = (day: Day) => Prisma.sql`
  i."ownerId" = m.id AND i."doneAt" IS NULL AND i."dueOn" BETWEEN ${dateOf(day)} AND ${dateOf(lastRemindedOn(day))}
    AND NOT ${wasTold(dueKey)}`

const overdueItems = (day: Day) => Prisma.sql`i."ownerId" = m.id AND i."doneAt" IS NULL AND i."dueOn" < ${dateOf(day)}`

/** People `p` that `m` leads, without a one-on-one in the last month or ahead. */
const silentPeople = (at: Date) => Prisma.sql`
  "TeamMember" l JOIN "TeamMember" t ON t."teamId" = l."teamId" AND NOT t."isManager"
    JOIN "Member" p ON p.id = t."memberId" AND p.status = 'ACTIVE' AND p."createdAt" < ${daysFrom(at, -dueSilentDays)}
  WHERE l."memberId" = m.id AND l."isManager" AND NOT EXISTS (
    SELECT FROM "OneOnOnePair" x JOIN "OneOnOne" o ON o."pairId" = x.id JOIN "Meeting" c ON c.id = o.id
    WHERE x."firstId" = LEAST(m.id, p.id) AND x."secondId" = GREATEST(m.id, p.id) AND c."canceledAt" IS NULL
      AND (c."endsAt" > ${at} OR (c."completedAt" IS NOT NULL AND c."startsAt" > ${daysFrom(at, -dueSilentDays)})))`

/** Leads who never had a one-on-one get no nudge. */
const meetsPeople = Prisma.sql`EXISTS (
  SELECT FROM "OneOnOnePair" x JOIN "OneOnOne" o ON o."pairId" = x.id JOIN "Meeting" c ON c.id = o.id
  WHERE (x."firstId" = m.id OR x."secondId" = m.id) AND c."canceledAt" IS NULL)`

const slips = (day: Day, at: Date) => Prisma.sql`
  NOT ${wasTold(Prisma.sql`${`one-on-one.nudged:${day}`}`)} AND (
    EXISTS (SELECT FROM "OneOnOneItem" i WHERE ${overdueItems(day)})
    OR (${meetsPeople} AND EXISTS (SELECT FROM ${silentPeople(at)})))`

const BATCH = 200

type PersonDue = { id: string; workspaceId: string }

/** Member `m` with one-on-ones on, in a zone where it is morning. */
const isMorningOf = (zones: readonly string[], after: string) => Prisma.sql`
  JOIN "Workspace" w ON w.id = m."workspaceId" AND ${hasOneOnOnes}
  JOIN "User" u ON u.id = m."userId" AND u."timeZone" = ANY (${zones})
  WHERE m.status = 'ACTIVE' AND m.id > ${after}::uuid`

/** Starts from items, because few are due on a day. */
const listOwnersDue = ({ day, zones }: ZonesOfDay, after: string) => db.$queryRaw<PersonDue[]>`
  SELECT DISTINCT m.id, m."workspaceId" FROM "OneOnOneItem" i JOIN "Member" m ON ${dueItems(day)}
    ${isMorningOf(zones, after)} ORDER BY m.id LIMIT ${BATCH}`

const listSlippingPeople = ({ day, zones }: ZonesOfDay, at: Date, after: string) => db.$queryRaw<PersonDue[]>`
  SELECT m.id, m."workspaceId" FROM "Member" m ${isMorningOf(zones, after)} AND ${slips(day, at)}
  ORDER BY m.id LIMIT ${BATCH}`

export async function* listOneOnOneReaders(at: Date) {
  for (const morning of await listMornings(at)) {
    yield* inBatches((after) => listOwnersDue(morning, after))
    if (isNudgingDay(morning.day)) yield* inBatches((after) => listSlippingPeople(morning, at, after))
  }
}

const ofMember = (memberId: string) => Prisma.sql`
  "Member" m JOIN "Workspace" w ON w.id = m."workspaceId" AND ${hasOneOnOnes} AND m.id = ${memberId}::uuid`

export type DueItem = { id: string; title: string; dueOn: Date; withId: string; withName: string }

const itemColumns = Prisma.sql`i.id, i.title, i."dueOn", p.id AS "withId", TRIM(pu."firstName" || ' ' || pu."lastName") AS "withName"`

const withPartner = Prisma.sql`
  JOIN "OneOnOnePair" x ON x.id = i."pairId"
  JOIN "Member" p ON p.id = CASE WHEN x."firstId" = m.id THEN x."secondId" ELSE x."firstId" END
  JOIN "User" pu ON pu.id = p."userId"`

export const listDueItems = (tx: Tx, memberId: string, day: Day) => tx.$queryRaw<DueItem[]>`
  SELECT ${itemColumns} FROM ${ofMember(memberId)} JOIN "OneOnOneItem" i ON ${dueItems(day)} ${withPartner}
  ORDER BY i."dueOn", i."createdAt", i.id`

export const listOneOnOnesOfDay = (tx: Tx, memberId: string, { day, at, zone }: { day: Day; at: Date; zone: string }) =>
  tx.$queryRaw<{ id: string; startsAt: Date; withName: string }[]>`
  SELECT c.id, c."startsAt", TRIM(pu."firstName" || ' ' || pu."lastName") AS "withName" FROM ${ofMember(memberId)}
    JOIN "MeetingAttendee" own ON own."memberId" = m.id AND NOT own."isCanceled" AND own."isAttending" IS NOT FALSE
      AND own."startsAt" > ${at} AND own."startsAt" < ${instantOf(addDays(day, 1), '00:00', zone) ?? at}
    JOIN "Meeting" c ON c.id = own."meetingId" AND c.kind = 'ONE_ON_ONE' AND c."completedAt" IS NULL
    JOIN "MeetingAttendee" a ON a."meetingId" = c.id AND a."memberId" <> m.id
    JOIN "Member" p ON p.id = a."memberId" JOIN "User" pu ON pu.id = p."userId"
  ORDER BY c."startsAt", c.id`

/** Overdue action items, and people not met for a month. */
export async function listSlipping(tx: Tx, memberId: string, { day, at }: { day: Day; at: Date }) {
  const items = await tx.$queryRaw<DueItem[]>`
    SELECT ${itemColumns} FROM ${ofMember(memberId)} JOIN "OneOnOneItem" i ON ${overdueItems(day)} ${withPartner}
    WHERE ${slips(day, at)} ORDER BY i."dueOn", i.id`
  const people = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT DISTINCT p.id, TRIM(pu."firstName" || ' ' || pu."lastName") AS name FROM ${ofMember(memberId)},
      LATERAL (SELECT p.id, p."userId" FROM ${silentPeople(at)}) p JOIN "User" pu ON pu.id = p."userId"
    WHERE ${slips(day, at)} AND ${meetsPeople} ORDER BY name, p.id`
  return { items, people }
}
