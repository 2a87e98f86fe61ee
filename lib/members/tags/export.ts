import 'server-only'
import { createdCell, type ExportTable } from '@/lib/access/export-table'
import { Prisma } from '@/lib/platform/db'

export const tagTables: readonly ExportTable[] = [
  {
    name: 'tags',
    columns: ['Name', 'People', 'Since'],
    from: Prisma.sql`"Tag" r`,
    where: Prisma.empty,
    cells: (zone) => Prisma.sql`r.name,
      (SELECT count(*)::text FROM "MemberTag" mt JOIN "Member" m ON m.id = mt."memberId"
       WHERE mt."tagId" = r.id AND m.status = 'ACTIVE'), ${createdCell(zone)}`,
  },
]
