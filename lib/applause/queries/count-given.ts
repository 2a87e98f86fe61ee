import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db, type Tx } from '@/lib/platform/db'
import { startOfDay } from '@/lib/shared/zones'

/** Deleted applause still counts. */
type GivenCount = { month: number; today: number }

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

export const countGivenThisMonth = async (actor: Actor): Promise<number> => (await countGiven(db, actor)).month
