import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'

/** Whether the actor's meetings sync to Google Calendar. */
export const isCalendarConnected = async ({ workspaceId, memberId }: Actor): Promise<boolean> =>
  (await db.integration.count({ where: { workspaceId, memberId, provider: 'GOOGLE' } })) > 0
