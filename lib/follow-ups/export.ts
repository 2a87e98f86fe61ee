import 'server-only'
import { memberCell, momentCell, type ExportTable } from '@/lib/access/export-table'
import { Prisma } from '@/lib/platform/db'

const ofMeeting = (column: Prisma.Sql) => Prisma.sql`(SELECT m.${column} FROM "Meeting" m WHERE m.id = r.id)`

/** Dates only; the content is for attendees (docs/decisions.md, Roles). */
export const followUpTables: readonly ExportTable[] = [
  {
    name: 'follow-ups',
    columns: ['Organizer', 'About', 'Start', 'End', 'Completed', 'Canceled'],
    from: Prisma.sql`"FollowUp" r`,
    where: Prisma.empty,
    order: ofMeeting(Prisma.sql`"startsAt"`),
    cells: (zone) => Prisma.sql`${memberCell(ofMeeting(Prisma.sql`"organizerId"`))}, r.type::text,
      ${momentCell(ofMeeting(Prisma.sql`"startsAt"`), zone)}, ${momentCell(ofMeeting(Prisma.sql`"endsAt"`), zone)},
      CASE WHEN ${ofMeeting(Prisma.sql`"completedAt"`)} IS NULL THEN 'No' ELSE 'Yes' END,
      CASE WHEN ${ofMeeting(Prisma.sql`"canceledAt"`)} IS NULL THEN 'No' ELSE 'Yes' END`,
  },
]
