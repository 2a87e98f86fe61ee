import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { builtInAgendas } from '@/lib/one-on-ones/rules/agenda-templates'
import { db } from '@/lib/platform/db'

export type AgendaChoice = { key: string; name: string; points: readonly string[]; isOwn: boolean }

export async function listAgendas({ memberId, workspaceId }: Actor): Promise<AgendaChoice[]> {
  const own = await db.agendaTemplate.findMany({
    where: { memberId, workspaceId },
    orderBy: { name: 'asc' },
    select: { id: true, name: true, points: true },
  })
  return [
    ...own.map(({ id, name, points }) => ({ key: id, name, points, isOwn: true })),
    ...builtInAgendas.map((agenda) => ({ ...agenda, isOwn: false })),
  ]
}
