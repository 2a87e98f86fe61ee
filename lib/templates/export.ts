import 'server-only'
import { memberCell, momentCell, type ExportTable } from '@/lib/access/export-table'
import { Prisma } from '@/lib/platform/db'

export const templateTables: readonly ExportTable[] = [
  {
    name: 'templates',
    columns: ['Title', 'When to use it', 'Tags', 'Shared', 'By', 'Saved', 'Form (JSON)'],
    from: Prisma.sql`"Template" r`,
    where: Prisma.sql`AND r."deletedAt" IS NULL`,
    cells: (zone) => Prisma.sql`r.title, r.description, array_to_string(r.tags, '; '),
      CASE WHEN r."isShared" THEN 'Yes' ELSE 'No' END, ${memberCell(Prisma.sql`r."creatorId"`)},
      ${momentCell(Prisma.sql`r."savedAt"`, zone)}, r.content::text`,
  },
]
