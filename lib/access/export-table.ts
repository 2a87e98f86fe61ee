import 'server-only'
import { Prisma } from '@/lib/platform/db'
import type { Actor } from './actor'

export type ExportTable = {
  name: string
  columns: readonly string[]
  from: Prisma.Sql
  where: Prisma.Sql
  readBy?: (actor: Actor) => Prisma.Sql
  /** Lines are in the order of this moment; `createdAt` unless given. */
  order?: Prisma.Sql
  /** A text per column; times are in the zone. */
  cells: (zone: string, actor: Actor) => Prisma.Sql
}

export const momentCell = (column: Prisma.Sql, zone: string) =>
  Prisma.sql`to_char(${column} AT TIME ZONE ${zone}, 'YYYY-MM-DD HH24:MI')`

export const createdCell = (zone: string) => momentCell(Prisma.sql`r."createdAt"`, zone)

export const memberCell = (memberId: Prisma.Sql) =>
  Prisma.sql`(SELECT TRIM(u."firstName" || ' ' || u."lastName") FROM "Member" m JOIN "User" u ON u.id = m."userId"
              WHERE m.id = ${memberId})`
