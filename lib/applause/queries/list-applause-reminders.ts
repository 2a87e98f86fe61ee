import 'server-only'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { isThanksDay, unthankedDays } from '@/lib/applause/rules/thanks-days'
import { planAt } from '@/lib/access/workspace/subscription'
import { daysFrom } from '@/lib/platform/clock'
import { db, Prisma, type Tx } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { inBatches } from '@/lib/platform/one-by-one'
import { listMornings, type ZonesOfDay } from '@/lib/scheduling/queries'
import type { Day } from '@/lib/shared/dates'

const hasApplause = Prisma.sql`${isOpenWorkspace} AND 'Applause' <> ALL (COALESCE(w."withoutFeatures", '{}'))`

const wasTold = (key: string) =>
  Prisma.sql`EXISTS (SELECT FROM "Notification" n WHERE n."memberId" = m.id AND n.key = ${key})`

const ofWeek = (at: Date) => Prisma.sql`
  a."workspaceId" = w.id AND a."isPublic" AND a."deletedAt" IS NULL AND a."createdAt" > ${daysFrom(at, -7)}`

const hasThanks = (day: Day, at: Date) => Prisma.sql`
  NOT ${wasTold(`applause.week:${day}`)}
  AND EXISTS (SELECT FROM "ApplauseSetting" s WHERE s."workspaceId" = w.id AND s."weeklyThanks")
  AND EXISTS (SELECT FROM "Applause" a WHERE ${ofWeek(at)})`

/** People `p` in teams of the lead `m` without recent thanks. */
const unthanked = (at: Date) => Prisma.sql`
  "TeamMember" l JOIN "TeamMember" t ON t."teamId" = l."teamId" AND t."memberId" <> m.id
    JOIN "Member" p ON p.id = t."memberId" AND p.status = 'ACTIVE' AND p."createdAt" < ${daysFrom(at, -unthankedDays)}
  WHERE l."memberId" = m.id AND l."isManager" AND m.role <> 'Member' AND NOT EXISTS (
    SELECT FROM "ApplauseRecipient" r WHERE r."memberId" = p.id AND r."createdAt" > ${daysFrom(at, -unthankedDays)})`

const isIncluded = (at: Date) =>
  env.BILLING === 'on'
    ? Prisma.sql`EXISTS (SELECT FROM (SELECT w.id) this ${planAt(at)} WHERE plan.type <> 'FREE')`
    : Prisma.sql`true`

/** A workspace that never gives applause gets no nudges. */
const thanks = (at: Date) => Prisma.sql`
  ${isIncluded(at)} AND EXISTS (SELECT FROM "Applause" a WHERE a."workspaceId" = w.id AND a."createdAt" > ${daysFrom(at, -unthankedDays)})`

const isNudged = (day: Day, at: Date) => Prisma.sql`
  NOT ${wasTold(`applause.nudged:${day}`)} AND ${thanks(at)} AND EXISTS (SELECT FROM ${unthanked(at)})`

const BATCH = 200

const listPeopleToRemind = ({ day, zones }: ZonesOfDay, at: Date, after: string) => db.$queryRaw<
  { id: string; workspaceId: string }[]
>`
  SELECT m.id, m."workspaceId" FROM "Member" m
    JOIN "Workspace" w ON w.id = m."workspaceId" AND ${hasApplause}
    JOIN "User" u ON u.id = m."userId" AND u."timeZone" = ANY (${zones})
  WHERE m.status = 'ACTIVE' AND m.id > ${after}::uuid AND ((${hasThanks(day, at)}) OR (${isNudged(day, at)}))
  ORDER BY m.id LIMIT ${BATCH}`

export async function* listPeopleToThank(at: Date) {
  for (const morning of await listMornings(at))
    if (isThanksDay(morning.day)) yield* inBatches((after) => listPeopleToRemind(morning, at, after))
}

const ofMember = (memberId: string) => Prisma.sql`
  "Member" m JOIN "Workspace" w ON w.id = m."workspaceId" AND ${hasApplause} AND m.id = ${memberId}::uuid`

export type ThankedOfWeek = { peopleCount: number; names: string[] }

/** How many people public applause of the week thanked, with the two thanked most; 0 where the member gets no line. */
export async function countWeek(tx: Tx, memberId: string, { day, at }: { day: Day; at: Date }): Promise<ThankedOfWeek> {
  const [week] = await tx.$queryRaw<ThankedOfWeek[]>`
    SELECT (SELECT count(DISTINCT r."memberId")::int FROM "Applause" a
      JOIN "ApplauseRecipient" r ON r."applauseId" = a.id WHERE ${ofWeek(at)}) AS "peopleCount", ARRAY(
      SELECT TRIM(u."firstName" || ' ' || u."lastName") FROM "Applause" a JOIN "ApplauseRecipient" r ON r."applauseId" = a.id
        JOIN "Member" p ON p.id = r."memberId" JOIN "User" u ON u.id = p."userId"
      WHERE ${ofWeek(at)} GROUP BY p.id, u.id ORDER BY count(*) DESC, max(a."createdAt") DESC, p.id LIMIT 2) AS names
    FROM ${ofMember(memberId)} WHERE ${hasThanks(day, at)}`
  return week ?? { peopleCount: 0, names: [] }
}

export const listUnthanked = (tx: Tx, memberId: string, { day, at }: { day: Day; at: Date }) =>
  tx.$queryRaw<{ id: string; name: string }[]>`
  SELECT DISTINCT p.id, TRIM(u."firstName" || ' ' || u."lastName") AS name FROM ${ofMember(memberId)},
    LATERAL (SELECT p.id, p."userId" FROM ${unthanked(at)}) p JOIN "User" u ON u.id = p."userId"
  WHERE ${isNudged(day, at)} ORDER BY name, p.id`
