import 'server-only'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { db, Prisma, type Tx } from '@/lib/platform/db'
import { inBatches } from '@/lib/platform/one-by-one'
import { listMornings, type ZonesOfDay } from '@/lib/scheduling/queries'
import { lastRemindedOn } from '@/lib/scheduling/rules'
import { addDays, dateOf, type Day } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'
import { hasMeetLink } from './list-follow-ups-to-do'

const hasFollowUps = Prisma.sql`${isOpenWorkspace} AND 'FollowUps' <> ALL (COALESCE(w."withoutFeatures", '{}'))`

/** Open next steps `i` of member `m` that a day reminds of, not yet announced. */
const dueSteps = (day: Day) => Prisma.sql`
  i."ownerId" = m.id AND i."doneAt" IS NULL AND i."dueOn" BETWEEN ${dateOf(day)} AND ${dateOf(lastRemindedOn(day))}
    AND NOT EXISTS (SELECT FROM "Notification" n WHERE n."memberId" = m.id
      AND n.key = 'follow-up.step-due:' || i.id || ':' || to_char(i."dueOn", 'YYYY-MM-DD'))`

const BATCH = 200

const listPeopleToRemind = ({ day, zones }: ZonesOfDay, after: string) => db.$queryRaw<
  { id: string; workspaceId: string }[]
>`
  SELECT DISTINCT m.id, m."workspaceId" FROM "FollowUpItem" i JOIN "Member" m ON ${dueSteps(day)}
    JOIN "Workspace" w ON w.id = m."workspaceId" AND ${hasFollowUps}
    JOIN "User" u ON u.id = m."userId" AND u."timeZone" = ANY (${zones})
  WHERE m.status = 'ACTIVE' AND m.id > ${after}::uuid ORDER BY m.id LIMIT ${BATCH}`

export async function* listFollowUpReaders(at: Date) {
  for (const morning of await listMornings(at)) yield* inBatches((after) => listPeopleToRemind(morning, after))
}

const ofMember = (memberId: string) => Prisma.sql`
  "Member" m JOIN "Workspace" w ON w.id = m."workspaceId" AND ${hasFollowUps} AND m.id = ${memberId}::uuid`

export type DueStep = { id: string; title: string; dueOn: Date; followUpId: string; followUpTitle: string }

export const listDueSteps = (tx: Tx, memberId: string, day: Day) => tx.$queryRaw<DueStep[]>`
  SELECT i.id, i.title, i."dueOn", c.id AS "followUpId", c.title AS "followUpTitle" FROM ${ofMember(memberId)}
    JOIN "FollowUpItem" i ON ${dueSteps(day)} JOIN "Meeting" c ON c.id = i."followUpId" AND c."canceledAt" IS NULL
  ORDER BY i."dueOn", i."createdAt", i.id`

export const listFollowUpsOfDay = (tx: Tx, memberId: string, { day, at, zone }: { day: Day; at: Date; zone: string }) =>
  tx.$queryRaw<{ id: string; title: string; startsAt: Date; hasMeetLink: boolean }[]>`
  SELECT c.id, c.title, c."startsAt", ${hasMeetLink(Prisma.sql`c.id`)} AS "hasMeetLink" FROM ${ofMember(memberId)}
    JOIN "MeetingAttendee" own ON own."memberId" = m.id AND NOT own."isCanceled" AND own."isAttending" IS NOT FALSE
      AND own."startsAt" > ${at} AND own."startsAt" < ${instantOf(addDays(day, 1), '00:00', zone) ?? at}
    JOIN "Meeting" c ON c.id = own."meetingId" AND c.kind = 'FOLLOW_UP' AND c."completedAt" IS NULL
  ORDER BY c."startsAt", c.id`
