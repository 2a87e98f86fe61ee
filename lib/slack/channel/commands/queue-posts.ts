import 'server-only'
import { isOpenWorkspace, openWorkspace } from '@/lib/access/workspace/open-workspace'
import { enqueueTasks } from '@/lib/integrations/tasks/steps/enqueue-tasks'
import { minutesFrom, now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { APPLAUSE_TASK } from '@/lib/slack/channel/rules'

const BATCH = 500

/** Covers the fifteen-minute edit window and transactions committed late. */
const LOOK_BACK_MINUTES = 30

type Queued = { applauseId: string; workspaceId: string; integrationId: string }

/**
 * Queues applause given, edited or deleted since the last run: new ones since the channel was chosen, changes of posted
 * ones. Concurrent runs find each change once.
 */
const noteChanges = (tx: Tx) => tx.$queryRaw<Queued[]>`
  INSERT INTO "SlackPost" ("applauseId", "workspaceId", "integrationId", channel, "queuedFor")
  SELECT a.id, a."workspaceId", c."integrationId", COALESCE(p.channel, c.channel),
         GREATEST(a."createdAt", a."editedAt", a."deletedAt")
  FROM "SlackSetting" c
  JOIN "Workspace" w ON w.id = c."workspaceId" AND ${isOpenWorkspace}
  JOIN "Applause" a ON a."workspaceId" = c."workspaceId" AND a."isPublic"
    AND (a."createdAt" >= c."readUntil" - make_interval(mins => ${LOOK_BACK_MINUTES})
      OR a."deletedAt" >= c."readUntil" - make_interval(mins => ${LOOK_BACK_MINUTES}))
  LEFT JOIN "SlackPost" p ON p."applauseId" = a.id
  WHERE CASE WHEN p."applauseId" IS NULL
             THEN c.channel IS NOT NULL AND a."deletedAt" IS NULL AND a."createdAt" >= c."chosenAt"
             ELSE p."integrationId" = c."integrationId"
               AND p."queuedFor" < GREATEST(a."createdAt", a."editedAt", a."deletedAt") END
  ORDER BY a."createdAt" LIMIT ${BATCH}
  ON CONFLICT ("applauseId") DO UPDATE SET "queuedFor" = EXCLUDED."queuedFor"
  WHERE "SlackPost"."queuedFor" < EXCLUDED."queuedFor"
  RETURNING "applauseId", "workspaceId", "integrationId"`

async function queueBatch(tx: Tx): Promise<number> {
  const at = now()
  const changed = await noteChanges(tx)
  await enqueueTasks(
    tx,
    changed.map(({ applauseId: objectId, ...place }) => ({ ...place, kind: APPLAUSE_TASK, objectId })),
  )
  if (changed.length < BATCH)
    await tx.slackSetting.updateMany({
      where: { readUntil: { lt: minutesFrom(at, -1) }, workspace: openWorkspace },
      data: { readUntil: at },
    })
  return changed.length
}

/** Queues applause that its channel shows outdated or not at all. */
export async function queuePosts(): Promise<{ queued: number }> {
  let queued = 0
  for (;;) {
    const count = await transaction(queueBatch)
    queued += count
    if (count < BATCH) return { queued }
  }
}
