import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { AddAgendaInput } from '@/lib/one-on-ones/schema'
import { addAgendaPoints, pointsOfAgenda } from '@/lib/one-on-ones/steps/add-points'
import { lockPair } from '@/lib/one-on-ones/steps/lock-pair'
import { transaction } from '@/lib/platform/db'

/** Adds a template's talking points that aren't on the agenda yet. */
export const addAgenda = (actor: Actor, { id, agenda }: AddAgendaInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockPair(tx, actor, id)
    await addAgendaPoints(tx, actor, id, await pointsOfAgenda(tx, actor, agenda))
    return { id }
  })
