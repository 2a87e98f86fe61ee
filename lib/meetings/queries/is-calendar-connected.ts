import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'

export const isCalendarConnected = async ({ workspaceId, memberId }: Actor): Promise<boolean> =>
  (await db.integration.count({ where: { workspaceId, memberId, provider: 'GOOGLE' } })) > 0
