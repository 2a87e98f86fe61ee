import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { Prisma } from '@/lib/platform/db'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import type { ReportScope } from '@/lib/shared/report-scopes'

/** The teams with the most requests are compared. */
const MOST_TEAMS = 12

const isLed = ({ memberId }: Actor) => Prisma.sql`
  t.id IN (SELECT own."teamId" FROM "TeamMember" own WHERE own."memberId" = ${memberId}::uuid AND own."isManager")`

type ByTeam = { actor: Actor; scope: ReportScope; since: Date }

/** Counts only named feedback and teams of the minimum size, because a team cut could tell who answered. */
export const countByTeam = ({ actor, scope, since }: ByTeam) => Prisma.sql`
  WITH teams AS (
    SELECT t.id, t.name FROM "Team" t
    WHERE t."workspaceId" = ${actor.workspaceId}::uuid AND ${scope === 'workspace' ? Prisma.sql`true` : isLed(actor)}),
  people AS (
    SELECT t."teamId", t."memberId", count(*) OVER (PARTITION BY t."teamId") AS together
    FROM teams JOIN "TeamMember" t ON t."teamId" = teams.id JOIN "Member" m ON m.id = t."memberId" AND m.status = 'ACTIVE'
    WHERE ${scope === 'workspace' ? Prisma.sql`true` : Prisma.sql`t."memberId" <> ${actor.memberId}::uuid`}),
  counted AS (
    SELECT p."teamId", count(*)::int AS asked, count(*) FILTER (WHERE a.status = 'ANSWERED')::int AS answered
    FROM people p JOIN "ReviewAssignee" a ON a."memberId" = p."memberId" JOIN "Review" r ON r.id = a."reviewId"
    WHERE p.together >= ${ANONYMITY_FLOOR} AND a."workspaceId" = ${actor.workspaceId}::uuid AND a."createdAt" >= ${since}
      AND a."removedAt" IS NULL AND NOT a."isUnasked" AND a.status <> 'OPTED_OUT' AND r.anonymity = 'NAMED'
    GROUP BY p."teamId")
  SELECT teams.id AS "teamId", teams.name, counted.asked, counted.answered
  FROM counted JOIN teams ON teams.id = counted."teamId"
  ORDER BY counted.asked DESC, teams.name LIMIT ${MOST_TEAMS}`
