import 'server-only'
import { enqueueTasks } from '@/lib/integrations/tasks/steps/enqueue-tasks'
import { transaction } from '@/lib/platform/db'
import { wake } from '@/lib/platform/queue'
import { hashToken } from '@/lib/platform/secrets'
import type { SlackHere } from '@/lib/slack/acts/queries/find-slack-asker'
import { REPLY_JOB, REPLY_TASK } from '@/lib/slack/acts/rules/replies'

/** Queues a reply until Slack has our answer; without an address there is none. */
export async function queueReply(here: SlackHere, url: string, message: object): Promise<void> {
  if (url === '') return
  const { workspaceId, integrationId } = here
  await transaction(async (tx) => {
    const payload = { url, message }
    await enqueueTasks(tx, [{ workspaceId, integrationId, kind: REPLY_TASK, objectId: hashToken(url), payload }])
    await wake(tx, REPLY_JOB)
  })
}
