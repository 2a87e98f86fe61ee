import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { NewLinks } from '@/lib/meetings/schema'
import { ensureSame, type Tx } from '@/lib/platform/db'

type Owned = NewLinks[number] & { memberId: string | null }

export const writeLinks = (tx: Tx, workspaceId: string, ids: readonly string[], links: readonly Owned[]) =>
  tx.meetingLink.createMany({
    data: ids.flatMap((meetingId) => links.map((link, position) => ({ ...link, workspaceId, meetingId, position }))),
  })

export const writeOwnLinks = (tx: Tx, { workspaceId, memberId }: Actor, ids: readonly string[], links: NewLinks) =>
  writeLinks(
    tx,
    workspaceId,
    ids,
    links.map((link) => ({ ...link, memberId })),
  )

/** Throws a conflict where a retry sends other links. */
export async function ensureSameLinks(tx: Tx, meetingId: string, links: NewLinks) {
  const select = { url: true, text: true } as const
  ensureSame(await tx.meetingLink.findMany({ where: { meetingId }, orderBy: { position: 'asc' }, select }), links)
}
