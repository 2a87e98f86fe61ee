import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db, type Tx } from '@/lib/platform/db'
import { startOfDay } from '@/lib/shared/zones'

/** What the plan and the day allow is counted by: deleted applause counts on. */
type GivenCount = { month: number; today: number }

/** How much was given in the workspace this month, and by the actor today. */
export async function countGiven(tx: Tx, { workspaceId, memberId, timeZone }: Actor): Promise<GivenCount> {
  const at = now()
  const [row] = await tx.$queryRaw<GivenCount[]>`
    SELECT (SELECT count(*)::int FROM "Applause" a WHERE a."workspaceId" = w.id AND a."createdAt" >=
              date_trunc('month', ${at}::timestamptz AT TIME ZONE w."timeZone") AT TIME ZONE w."timeZone") AS month,
           (SELECT count(*)::int FROM "Applause" a
            WHERE a."giverId" = ${memberId}::uuid AND a."createdAt" >= ${startOfDay(at, timeZone)}) AS today
    FROM "Workspace" w WHERE w.id = ${workspaceId}::uuid`
  return row ?? { month: 0, today: 0 }
}

/** How much applause the workspace has given this month. */
export const countGivenThisMonth = async (actor: Actor): Promise<number> => (await countGiven(db, actor)).month
