import 'server-only'
import { db } from '@/lib/platform/db'

/** A queued call's state: waiting, running, rate-limited, unavailable, disconnected, refused with a code, or none. */
export type TaskState = 'none' | 'due' | 'limited' | 'failing' | 'broken' | { refused: string }

type About = { workspaceId: string; kind: string; objectId: string }

export async function getTaskState(about: About): Promise<TaskState> {
  const task = await db.integrationTask.findFirst({
    relationLoadStrategy: 'join',
    where: about,
    select: { status: true, lastError: true, integration: { select: { brokenAt: true } } },
  })
  if (task === null) return 'none'
  const { status, lastError, integration } = task
  if (status === 'GIVEN_UP') return { refused: lastError }
  if (integration !== null && integration.brokenAt !== null) return 'broken'
  if (lastError === '') return 'due'
  return lastError === 'ratelimited' ? 'limited' : 'failing'
}
