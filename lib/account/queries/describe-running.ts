import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { plural } from '@/lib/shared/text'
import type { WorkspaceFeature } from '@/lib/workspaces/features/rules'
import { canRunWorkspace } from '@/lib/workspaces/policy'

const HIDDEN = 'Nobody sees them until it’s on again.'

const SKIPPED = 'No new one is sent, and recurring ones skip their rounds until it’s on again.'

const countOf = (count: number, one: string) => `${plural(count, one)} ${count === 1 ? 'is' : 'are'}`

const sentences = [
  [
    'OutsideReviewers',
    (count: number) => `External reviewers can still answer ${plural(count, 'open form')}. ${SKIPPED}`,
  ],
  [
    'AnonymousReviews',
    (count: number) => `${countOf(count, 'anonymous form')} open and can still be answered. ${SKIPPED}`,
  ],
  ['Goals', (count: number) => `${countOf(count, 'goal')} running. ${HIDDEN}`],
  ['FollowUps', (count: number) => `${countOf(count, 'follow-up')} planned. ${HIDDEN}`],
  ['OneOnOnes', (count: number) => `${countOf(count, 'one-on-one')} planned. ${HIDDEN}`],
  ['Templates', (count: number) => `${countOf(count, 'template')} kept. Nobody can use one until it’s on again.`],
] as const satisfies [WorkspaceFeature, (count: number) => string][]

type Counted = (typeof sentences)[number][0]

type RunningFeature = { feature: WorkspaceFeature; text: string }

/** What turning a feature off means for what is running. For Admins; nothing for others. */
export async function describeRunning(actor: Actor): Promise<RunningFeature[]> {
  if (!canRunWorkspace(actor)) return []
  const here = Prisma.sql`"workspaceId" = ${actor.workspaceId}::uuid`
  const planned = Prisma.sql`SELECT count(*)::int FROM "Meeting"
    WHERE ${here} AND "startsAt" > ${now()} AND "canceledAt" IS NULL AND "completedAt" IS NULL`
  const [counts] = await db.$queryRaw<Record<Counted, number>[]>`
    SELECT (SELECT count(DISTINCT r.id)::int FROM "Review" r JOIN "ExternalReviewer" e ON e."reviewId" = r.id
              JOIN "ReviewAssignee" a ON a.id = e."assigneeId"
            WHERE r.${here} AND r.status = 'ACTIVE' AND a.status = 'PENDING' AND a."removedAt" IS NULL) AS "OutsideReviewers",
           (SELECT count(*)::int FROM "Review" WHERE ${here} AND status = 'ACTIVE' AND anonymity = 'ANONYMOUS') AS "AnonymousReviews",
           (SELECT count(*)::int FROM "Goal"
            WHERE ${here} AND "archivedAt" IS NULL AND status NOT IN ('Completed', 'Abandoned')) AS "Goals",
           (${planned} AND kind = 'FOLLOW_UP') AS "FollowUps",
           (${planned} AND kind = 'ONE_ON_ONE') AS "OneOnOnes",
           (SELECT count(*)::int FROM "Template" WHERE ${here} AND "deletedAt" IS NULL) AS "Templates"`
  return sentences.flatMap(([feature, say]) => {
    const count = counts?.[feature] ?? 0
    return count > 0 ? [{ feature, text: say(count) }] : []
  })
}
