import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { copySubjects } from '@/lib/follow-ups/steps/write-subjects'
import { makeOccurrences } from '@/lib/meetings/steps/make-occurrences'
import { transaction } from '@/lib/platform/db'

export const makeFollowUps = (
  { workspaceId }: SystemActor,
  { seriesId }: { seriesId: string },
): Promise<{ count: number }> =>
  transaction(async (tx) => {
    const made = await makeOccurrences(tx, seriesId)
    if (made) await copySubjects(tx, workspaceId, made)
    return { count: made?.ids.length ?? 0 }
  })
