import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { givingGate, offersApplause } from './applause-gate'

/** A notification of applause `objectId`, and who did what it tells of. */
type Told = { id: string; objectId: string; by: { memberId: string; name: string } }

type Unanswered = { toldId: string; applauseId: string; giverName: string }

async function findWaiting({ workspaceId, memberId }: Actor, ids: readonly string[]) {
  const rows = await db.applauseRecipient.findMany({
    where: {
      workspaceId,
      memberId,
      applauseId: { in: [...new Set(ids)] },
      applause: { reactions: { none: { memberId } } },
    },
    select: { applauseId: true, applause: { select: { giverId: true } } },
  })
  return new Map(rows.map(({ applauseId, applause }) => [applauseId, applause.giverId]))
}

/** Applause the actor may still react to, by its giver's earliest notification among these. */
export async function listUnanswered(actor: Actor, told: readonly Told[]): Promise<Unanswered[]> {
  if (told.length === 0 || !offersApplause(actor) || (await givingGate(actor)) !== null) return []
  const giverOf = await findWaiting(
    actor,
    told.map(({ objectId }) => objectId),
  )
  const fromGivers = told.filter(({ objectId, by }) => giverOf.get(objectId) === by.memberId)
  return [...new Map(fromGivers.map((row) => [row.objectId, row])).values()].map(
    ({ id: toldId, objectId: applauseId, by }) => ({ toldId, applauseId, giverName: by.name }),
  )
}
