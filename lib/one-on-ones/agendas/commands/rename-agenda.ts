import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureMeetings } from '@/lib/meetings/steps/lock-meeting'
import { noSuchAgenda } from '@/lib/one-on-ones/refusals'
import type { RenameAgendaInput } from '@/lib/one-on-ones/schema'
import { transaction } from '@/lib/platform/db'

export const renameAgenda = (actor: Actor, { id, name }: RenameAgendaInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    ensureMeetings(actor, 'ONE_ON_ONE')
    const { memberId } = actor
    const { count } = await tx.agendaTemplate.updateMany({ where: { id, memberId }, data: { name } })
    if (count === 0) throw noSuchAgenda()
    return { id }
  })
