import 'server-only'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import type { MeetingReminder } from '@/lib/meetings/rules/meeting-reminders'
import { hoursFrom } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'

type Window = { column: Prisma.Sql; from: number; until: number; before: number }

// An hour each, so a late run still finds them.
const windows: Record<MeetingReminder, Window> = {
  'in-a-day': { column: Prisma.sql`m."startsAt"`, from: 23, until: 24, before: 24 },
  'in-an-hour': { column: Prisma.sql`m."startsAt"`, from: 0, until: 1, before: 1 },
  ended: { column: Prisma.sql`m."endsAt"`, from: -2, until: -1, before: 0 },
}

type Due = { id: string; workspaceId: string }

/** Meetings due for a reminder, by id; meetings planned after the reminder's time get none. */
export function listMeetingReminders(reminder: MeetingReminder, now: Date, { after, limit }: ReminderPage) {
  const { column, from, until, before } = windows[reminder]
  return db.$queryRaw<Due[]>`
    SELECT m.id, m."workspaceId" FROM "Meeting" m JOIN "Workspace" w ON w.id = m."workspaceId" AND ${isOpenWorkspace}
    WHERE ${column} > ${hoursFrom(now, from)} AND ${column} <= ${hoursFrom(now, until)} AND m.id > ${after}::uuid
      AND m."completedAt" IS NULL AND m."canceledAt" IS NULL
      AND m."createdAt" <= m."startsAt" - ${before}::int * interval '1 hour'
    ORDER BY m.id LIMIT ${limit}`
}

type ReminderPage = { after: string; limit: number }
