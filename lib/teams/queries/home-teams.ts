import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { Prisma } from '@/lib/platform/db'

/** For reports that count each person once, as `homes`: the first team of each `person`, by name. */
export const homeTeams = (workspaceId: string) => Prisma.sql`
  teams AS (
    SELECT id, row_number() OVER (ORDER BY name) AS rank FROM "Team" WHERE "workspaceId" = ${workspaceId}::uuid
  ), homes AS (
    SELECT DISTINCT ON (t."memberId") t."memberId" AS person, t."teamId" FROM "TeamMember" t JOIN teams ON teams.id = t."teamId"
    WHERE t."workspaceId" = ${workspaceId}::uuid ORDER BY t."memberId", teams.rank
  )`

/** For home `h`; `none`: without a team. */
export function isOfHomeTeam(team: string | undefined): Prisma.Sql {
  if (team === undefined) return Prisma.sql`true`
  return team === 'none' ? Prisma.sql`h."teamId" IS NULL` : Prisma.sql`h."teamId" = ${team}::uuid`
}

/** Includes the actor. */
export const ledPeople = ({ workspaceId, memberId }: Actor) => Prisma.sql`
  SELECT t."memberId" FROM "TeamMember" l JOIN "TeamMember" t ON t."teamId" = l."teamId"
  WHERE l."workspaceId" = ${workspaceId}::uuid AND l."memberId" = ${memberId}::uuid AND l."isManager"`
