import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { copySubjects } from '@/lib/follow-ups/steps/write-subjects'
import { meetingsAdded } from '@/lib/meetings/notices/meetings-added'
import { makeOccurrences } from '@/lib/meetings/steps/make-occurrences'
import { transaction } from '@/lib/platform/db'

export const makeFollowUps = (
  { workspaceId }: SystemActor,
  { seriesId }: { seriesId: string },
): Promise<{ count: number }> =>
  transaction(async (tx) => {
    const made = await makeOccurrences(tx, seriesId)
    if (!made) return { count: 0 }
    await copySubjects(tx, workspaceId, made)
    await meetingsAdded(tx, made)
    return { count: made.ids.length }
  })
