import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { db } from '@/lib/platform/db'
import { olderThan, readCursor, toPage, type Page } from '@/lib/shared/page'
import { platformKinds, type PlatformLine } from './rules'
import type { PlatformLogFilter } from './schema'

const PAGE_SIZE = 25

function kindIs(kind: PlatformLogFilter['kind']) {
  const chosen = platformKinds.find((one) => one.kind === kind)
  return chosen ? { OR: chosen.nouns.map((noun) => ({ action: { startsWith: `${noun}.` } })) } : {}
}

export async function listPlatformActs(
  _admin: AdminActor,
  { kind, about, after }: PlatformLogFilter,
  size = PAGE_SIZE,
): Promise<Page<PlatformLine>> {
  const acts = await db.platformAct.findMany({
    where: { AND: [kindIs(kind), about === undefined ? {} : { objectId: about }, olderThan(readCursor(after))] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: size + 1,
    relationLoadStrategy: 'join',
    select: { id: true, action: true, title: true, reason: true, createdAt: true, user: { select: { email: true } } },
  })
  const lines = acts.map(({ user, ...line }) => ({ ...line, email: user?.email ?? null }))
  return toPage(lines, size, ({ createdAt, id }) => ({ at: createdAt, id }))
}
