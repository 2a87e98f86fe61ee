import 'server-only'
import { createdCell, memberCell, type ExportTable } from '@/lib/access/export-table'
import { Prisma } from '@/lib/platform/db'

const publicOne = Prisma.sql`a."isPublic" AND a."deletedAt" IS NULL`

/** Public applause only: private thanks are for the people in them. */
export const applauseTables: readonly ExportTable[] = [
  {
    name: 'applause',
    columns: ['From', 'To', 'Category', 'Message', 'Given'],
    from: Prisma.sql`"Applause" r`,
    where: Prisma.sql`AND EXISTS (SELECT FROM "Applause" a WHERE a.id = r.id AND ${publicOne})`,
    cells: (zone) => Prisma.sql`${memberCell(Prisma.sql`r."giverId"`)},
      (SELECT string_agg(${memberCell(Prisma.sql`t."memberId"`)}, ', ') FROM "ApplauseRecipient" t WHERE t."applauseId" = r.id),
      (SELECT c.name FROM "ApplauseCategory" c WHERE c.id = r."categoryId"), r.words, ${createdCell(zone)}`,
  },
  {
    name: 'applause-comments',
    columns: ['On applause from', 'Comment', 'By', 'Written'],
    from: Prisma.sql`"ApplauseComment" r`,
    where: Prisma.sql`AND EXISTS (SELECT FROM "Applause" a WHERE a.id = r."applauseId" AND ${publicOne})`,
    cells: (zone) => Prisma.sql`
      (SELECT ${memberCell(Prisma.sql`o."giverId"`)} FROM "Applause" o WHERE o.id = r."applauseId"), r.comment,
      ${memberCell(Prisma.sql`r."memberId"`)}, ${createdCell(zone)}`,
  },
]
