import 'server-only'
import { Prisma } from '@/lib/platform/db'

/** A table of the workspace's export: one CSV file. */
export type ExportTable = {
  /** The name of the file, without its ending. */
  name: string
  columns: readonly string[]
  /** The table it is read from, as `r`, which has an id and a workspace. */
  from: Prisma.Sql
  /** What of it is in the file. */
  where: Prisma.Sql
  /** A text for each column; moments by the clock of the zone. */
  cells: (zone: string) => Prisma.Sql
}

export const momentCell = (column: Prisma.Sql, zone: string) =>
  Prisma.sql`to_char(${column} AT TIME ZONE ${zone}, 'YYYY-MM-DD HH24:MI')`

export const createdCell = (zone: string) => momentCell(Prisma.sql`r."createdAt"`, zone)

export const memberCell = (memberId: Prisma.Sql) =>
  Prisma.sql`(SELECT TRIM(u."firstName" || ' ' || u."lastName") FROM "Member" m JOIN "User" u ON u.id = m."userId"
              WHERE m.id = ${memberId})`
