import 'server-only'
import { db } from '@/lib/platform/db'

/** Open next steps of people who left, where the organizer is still here. */
export const listLeftSteps = (limit: number) =>
  db.followUpItem.findMany({
    where: {
      doneAt: null,
      owner: { status: { not: 'ACTIVE' } },
      followUp: { meeting: { canceledAt: null, organizer: { status: 'ACTIVE' } } },
    },
    take: limit,
    orderBy: { id: 'asc' },
    select: { id: true, workspaceId: true },
  })
