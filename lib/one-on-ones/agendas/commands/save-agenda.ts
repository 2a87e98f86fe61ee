import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureMeetings } from '@/lib/meetings/steps/lock-meeting'
import { noSuchAgenda, tooManyAgendas } from '@/lib/one-on-ones/refusals'
import { oneOnOneLimits } from '@/lib/one-on-ones/rules/one-on-one-limits'
import type { SaveAgendaInput } from '@/lib/one-on-ones/schema'
import { now } from '@/lib/platform/clock'
import { isFirstInsert, transaction } from '@/lib/platform/db'

export const saveAgenda = (actor: Actor, { madeId, name, points }: SaveAgendaInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    ensureMeetings(actor, 'ONE_ON_ONE')
    const { workspaceId, memberId } = actor
    const own = { id: madeId, workspaceId, memberId }
    const count = await tx.agendaTemplate.count({ where: { memberId, id: { not: madeId } } })
    if (count >= oneOnOneLimits.agendas) throw tooManyAgendas(oneOnOneLimits.agendas)
    await isFirstInsert(
      tx.agendaTemplate.createMany({ data: [{ ...own, name, points, createdAt: now() }], skipDuplicates: true }),
      () => tx.agendaTemplate.findFirst({ where: own, select: { name: true, points: true } }),
      noSuchAgenda,
      { name, points },
    )
    return { id: madeId }
  })
