import 'server-only'
import { memberCell, momentCell, type ExportTable } from '@/lib/access/export-table'
import { Prisma } from '@/lib/platform/db'
import { isInReport } from './figures/queries/count-asked'
import { mayReadReleased } from './model/queries/find-readers'

/** Who asked, not an Admin who took it over. */
const askerId = Prisma.sql`COALESCE(r."takenFromId", r."creatorId")`

/** A quick question names no subject. */
const subjectId = Prisma.sql`CASE WHEN r.kind <> 'QUICK' THEN r."subjectId" END`

/** Readers export answers review by review, so these tables hold none. */
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
    // Drafts are visible to their creator alone, and notes to the readers their author named.
    where: Prisma.sql`AND r.status <> 'DRAFT' AND r.kind <> 'NOTE'`,
    // The title of a quick question is the question.
    readBy: (actor) => Prisma.sql`AND (r.kind <> 'QUICK' OR ${mayReadReleased(actor)})`,
    cells: (zone, actor) => Prisma.sql`r.title, ${memberCell(askerId)}, ${memberCell(subjectId)},
      CASE WHEN ${subjectId} IS NULL THEN 'Other' ELSE 'Feedback' END, r.status::text, r.anonymity::text,
      ${momentCell(Prisma.sql`r."publishedAt"`, zone)},
      ${momentCell(Prisma.sql`r."closesAt"`, zone)}, ${momentCell(Prisma.sql`r."closedAt"`, zone)},
      ${momentCell(Prisma.sql`r."releasedAt"`, zone)},
      CASE WHEN ${isInReport(actor)} THEN r."askedCount"::text END,
      CASE WHEN ${isInReport(actor)} THEN r."answeredCount"::text END`,
  },
]
