import 'server-only'
import { db } from '@/lib/platform/db'

/** An open next step of somebody inactive, with an organizer to take it over. */
export const leftStep = {
  doneAt: null,
  owner: { status: { not: 'ACTIVE' } },
  followUp: { meeting: { canceledAt: null, organizer: { status: 'ACTIVE' } } },
} as const

export const listLeftSteps = (limit: number) =>
  db.followUpItem.findMany({
    where: leftStep,
    take: limit,
    orderBy: { id: 'asc' },
    select: { id: true, workspaceId: true },
  })
