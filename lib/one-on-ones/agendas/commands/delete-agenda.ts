import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureMeetings } from '@/lib/meetings/steps/lock-meeting'
import { noSuchAgenda } from '@/lib/one-on-ones/refusals'
import type { DeleteAgendaInput } from '@/lib/one-on-ones/schema'
import { transaction } from '@/lib/platform/db'

export const deleteAgenda = (actor: Actor, { id }: DeleteAgendaInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    ensureMeetings(actor, 'ONE_ON_ONE')
    const { count } = await tx.agendaTemplate.deleteMany({ where: { id, memberId: actor.memberId } })
    if (count === 0) throw noSuchAgenda()
    return { id }
  })
