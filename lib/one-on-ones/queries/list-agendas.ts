import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { builtInAgendas } from '@/lib/one-on-ones/rules/agenda-templates'
import { db, type Prisma } from '@/lib/platform/db'

export type AgendaChoice = { key: string; name: string; points: readonly string[]; isOwn: boolean }

/** The actor's own templates. */
export const ownAgendas = ({ memberId, workspaceId }: Actor) =>
  ({
    where: { memberId, workspaceId },
    orderBy: { name: 'asc' },
    select: { id: true, name: true, points: true },
  }) as const satisfies Prisma.AgendaTemplateFindManyArgs

type Own = Prisma.AgendaTemplateGetPayload<ReturnType<typeof ownAgendas>>

/** Own templates first. */
export const toAgendas = (own: readonly Own[]): AgendaChoice[] => [
  ...own.map(({ id, name, points }) => ({ key: id, name, points, isOwn: true })),
  ...builtInAgendas.map((agenda) => ({ ...agenda, isOwn: false })),
]

export const listAgendas = async (actor: Actor): Promise<AgendaChoice[]> =>
  toAgendas(await db.agendaTemplate.findMany(ownAgendas(actor)))
