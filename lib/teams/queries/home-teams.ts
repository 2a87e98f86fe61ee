import 'server-only'
import { Prisma } from '@/lib/platform/db'

/** For reports that count each person once, as `homes`: the first team of each `person`, by name. */
export const homeTeams = (workspaceId: string) => Prisma.sql`
  teams AS (
    SELECT id, row_number() OVER (ORDER BY name) AS rank FROM "Team" WHERE "workspaceId" = ${workspaceId}::uuid
  ), homes AS (
    SELECT DISTINCT ON (t."memberId") t."memberId" AS person, t."teamId" FROM "TeamMember" t JOIN teams ON teams.id = t."teamId"
    WHERE t."workspaceId" = ${workspaceId}::uuid ORDER BY t."memberId", teams.rank
  )`
