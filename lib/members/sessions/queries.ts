import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { sessionDays } from './rules'

export type SessionView = { id: string; device: string; createdAt: Date; usedAt: Date; isThis: boolean }

const SHOWN = 50

/** This browser first, then by last use. */
export async function listSessions({ userId, sessionId }: Actor): Promise<SessionView[]> {
  const at = now()
  const sessions = await db.userSession.findMany({
    where: {
      userId,
      endedAt: null,
      usedAt: { gt: daysFrom(at, -sessionDays.idle) },
      createdAt: { gt: daysFrom(at, -sessionDays.absolute) },
    },
    orderBy: [{ usedAt: 'desc' }, { id: 'asc' }],
    take: SHOWN,
    select: { id: true, device: true, createdAt: true, usedAt: true },
  })
  const views = sessions.map((session) => ({ ...session, isThis: session.id === sessionId }))
  return [...views.filter(({ isThis }) => isThis), ...views.filter(({ isThis }) => !isThis)]
}
