import 'server-only'
import { createdCell, type ExportTable } from '@/lib/access/export-table'
import { Prisma } from '@/lib/platform/db'

const peopleIn = (condition: Prisma.Sql) =>
  Prisma.sql`(SELECT string_agg(u.email, '; ' ORDER BY u.email) FROM "TeamMember" tm
              JOIN "Member" m ON m.id = tm."memberId" JOIN "User" u ON u.id = m."userId"
              WHERE tm."teamId" = r.id AND m.status = 'ACTIVE' AND ${condition})`

export const teamTables: readonly ExportTable[] = [
  {
    name: 'teams',
    columns: ['Name', 'Description', 'Part of', 'Managers', 'People', 'Since'],
    from: Prisma.sql`"Team" r LEFT JOIN "Team" o ON o.id = r."parentId"`,
    where: Prisma.empty,
    cells: (zone) => Prisma.sql`r.name, r.description, o.name, ${peopleIn(Prisma.sql`tm."isManager"`)},
      ${peopleIn(Prisma.sql`NOT tm."isManager"`)}, ${createdCell(zone)}`,
  },
]
