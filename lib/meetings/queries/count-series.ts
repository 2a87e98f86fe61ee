import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

export const countSeries = ({ workspaceId }: Actor): Promise<number> =>
  db.meetingSeries.count({ where: { workspaceId, endedAt: null, OR: [{ lastOn: null }, { lastOn: { gt: now() } }] } })
