import 'server-only'
import { memberCell, momentCell, type ExportTable } from '@/lib/access/export-table'
import { Prisma } from '@/lib/platform/db'

/** Answers are exported per review, by its readers. */
export const reviewTables: readonly ExportTable[] = [
  {
    name: 'feedback',
    columns: [
      'Title',
      'Asked by',
      'About',
      'Type',
      'Status',
      'Names',
      'Sent',
      'Closes',
      'Closed',
      'Released',
      'Asked',
      'Answered',
    ],
    from: Prisma.sql`"Review" r`,
    // Only the creator sees a draft, and only named readers know of a note.
    where: Prisma.sql`AND r.status <> 'DRAFT' AND r.kind <> 'NOTE'`,
    cells: (
      zone,
    ) => Prisma.sql`r.title, ${memberCell(Prisma.sql`r."creatorId"`)}, ${memberCell(Prisma.sql`r."subjectId"`)},
      CASE WHEN r."subjectId" IS NULL THEN 'Other' ELSE 'Feedback' END, r.status::text, r.anonymity::text,
      ${momentCell(Prisma.sql`r."publishedAt"`, zone)},
      ${momentCell(Prisma.sql`r."closesAt"`, zone)}, ${momentCell(Prisma.sql`r."closedAt"`, zone)},
      ${momentCell(Prisma.sql`r."releasedAt"`, zone)}, r."askedCount"::text, r."answeredCount"::text`,
  },
]
