import 'server-only'
import { db } from '@/lib/platform/db'

/**
 * How a call fares that was queued: it waits its turn or is being made, the provider asked us to slow down, does not answer,
 * no longer lets us in, or refused it for good with a code; or there is none.
 */
export type TaskState = 'none' | 'due' | 'limited' | 'failing' | 'broken' | { refused: string }

type About = { workspaceId: string; kind: string; objectId: string }

/** How the call about an object fares. */
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
