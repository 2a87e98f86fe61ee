import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { peopleInWords } from '@/lib/applause/rules/applause-labels'
import { reactions, type ReactionKind } from '@/lib/applause/rules/reactions'
import { db } from '@/lib/platform/db'
import { readableApplause } from './readable-applause'

type Row = { kind: string; names: string[]; count: number }

export type Reactors = { kind: ReactionKind; label: string; people: string }

/** Who reacted, first ones first, by kind. */
export async function listReactors(actor: Actor, id: string): Promise<Reactors[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT p.kind, count(*)::int AS count,
      (array_agg(TRIM(u."firstName" || ' ' || u."lastName") ORDER BY p."createdAt", m.id))[1:2] AS names
    FROM "ApplauseReaction" p JOIN "Applause" a ON a.id = p."applauseId"
      JOIN "Member" m ON m.id = p."memberId" JOIN "User" u ON u.id = m."userId"
    WHERE p."applauseId" = ${id}::uuid AND ${readableApplause(actor)} GROUP BY p.kind`
  return reactions.flatMap(({ kind, label }) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ names, count }) => ({ kind, label, people: peopleInWords(names, count) })),
  )
}
