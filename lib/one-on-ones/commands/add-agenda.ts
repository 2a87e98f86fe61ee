import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { AddAgendaInput } from '@/lib/one-on-ones/schema'
import { addPoints, pointsOfAgenda } from '@/lib/one-on-ones/steps/add-points'
import { lockPair } from '@/lib/one-on-ones/steps/lock-pair'
import { transaction } from '@/lib/platform/db'

/** Adds a template's talking points that aren't on the agenda yet. */
export const addAgenda = (actor: Actor, { id, agenda }: AddAgendaInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockPair(tx, actor, id)
    const points = await pointsOfAgenda(tx, actor, agenda)
    const open = await tx.talkingPoint.findMany({ where: { pairId: id, doneAt: null }, select: { text: true } })
    const there = new Set(open.map(({ text }) => text))
    const added = points.filter((text) => !there.has(text)).map((text) => ({ text }))
    if (added.length > 0) await addPoints(tx, actor, id, added)
    return { id }
  })
