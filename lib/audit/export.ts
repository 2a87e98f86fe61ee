import 'server-only'
import { createdCell, memberCell, type ExportTable } from '@/lib/access/export-table'
import { Prisma } from '@/lib/platform/db'

export const auditTables: readonly ExportTable[] = [
  {
    name: 'audit-log',
    columns: ['When', 'Who', 'Act', 'What'],
    from: Prisma.sql`"AuditEntry" r`,
    where: Prisma.empty,
    cells: (zone) => Prisma.sql`${createdCell(zone)}, COALESCE(${memberCell(Prisma.sql`r."memberId"`)}, 'Rapport'),
      r.action, r.title`,
  },
]
