import 'server-only'
import { createdCell, type ExportTable } from '@/lib/access/export-table'
import { Prisma } from '@/lib/platform/db'

const teamsOf = (condition: Prisma.Sql) =>
  Prisma.sql`(SELECT string_agg(t.name, '; ' ORDER BY t.name) FROM "TeamMember" tm JOIN "Team" t ON t.id = tm."teamId"
              WHERE tm."memberId" = r.id AND ${condition})`

export const memberTables: readonly ExportTable[] = [
  {
    name: 'people',
    columns: [
      'First name',
      'Last name',
      'E-mail',
      'Role',
      'Status',
      'Title',
      'Teams',
      'Manages',
      'Tags',
      'Start date',
      'Here since',
    ],
    from: Prisma.sql`"Member" r JOIN "User" p ON p.id = r."userId" LEFT JOIN "Profile" f ON f."userId" = p.id`,
    where: Prisma.empty,
    cells: (zone) => Prisma.sql`p."firstName", p."lastName",
      CASE WHEN p."deletedAt" IS NULL THEN p.email END, r.role::text, r.status::text,
      CASE WHEN r.status = 'ACTIVE' THEN f."jobTitle" END,
      ${teamsOf(Prisma.sql`true`)}, ${teamsOf(Prisma.sql`tm."isManager"`)},
      (SELECT string_agg(t.name, '; ' ORDER BY t.name) FROM "MemberTag" mt JOIN "Tag" t ON t.id = mt."tagId"
       WHERE mt."memberId" = r.id), to_char(r."startDate", 'YYYY-MM-DD'), ${createdCell(zone)}`,
  },
]
