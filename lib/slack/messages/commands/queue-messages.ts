import 'server-only'
import { openWorkspace } from '@/lib/access/workspace/open-workspace'
import { enqueueTasks, type NewTask } from '@/lib/integrations/tasks/steps/enqueue-tasks'
import { settleSlack } from '@/lib/notifications/slack/steps/leave-slack'
import { takeForSlack, type DueForSlack } from '@/lib/notifications/slack/steps/take-for-slack'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { MESSAGE_TASK } from '@/lib/slack/messages/rules'

const BATCH = 500

/** Each workspace's app and its connected people; workspaces being deleted send nothing. */
async function findConnected(tx: Tx, due: readonly DueForSlack[]) {
  const workspaceIds = [...new Set(due.map(({ workspaceId }) => workspaceId))]
  const rows = await tx.integration.findMany({
    where: {
      workspaceId: { in: workspaceIds },
      provider: 'SLACK',
      workspace: openWorkspace,
      OR: [
        { memberId: null },
        { memberId: { in: due.map(({ memberId }) => memberId) }, brokenAt: null, member: { status: 'ACTIVE' } },
      ],
    },
    select: { id: true, workspaceId: true, memberId: true },
  })
  const apps = new Map(rows.filter(({ memberId }) => memberId === null).map(({ id, workspaceId }) => [workspaceId, id]))
  return { apps, memberIds: new Set(rows.map(({ memberId }) => memberId)) }
}

function tasksOf(due: readonly DueForSlack[], apps: ReadonlyMap<string, string>): NewTask[] {
  const ordered = due.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  const memberIds = [...new Set(ordered.map(({ memberId }) => memberId))]
  return memberIds.flatMap((memberId) => {
    const lines = ordered.filter((one) => one.memberId === memberId)
    const [first] = lines
    const integrationId = first && apps.get(first.workspaceId)
    if (first === undefined || integrationId === undefined) return []
    const payload = { ids: lines.map(({ id }) => id) }
    return [{ workspaceId: first.workspaceId, integrationId, kind: MESSAGE_TASK, objectId: first.id, payload }]
  })
}

async function queueBatch(tx: Tx): Promise<number> {
  const due = await takeForSlack(tx, now(), BATCH)
  if (due.length === 0) return 0
  const { apps, memberIds } = await findConnected(tx, due)
  const reached = due.filter(({ workspaceId, memberId }) => apps.has(workspaceId) && memberIds.has(memberId))
  const missed = due.filter((one) => !reached.includes(one))
  await settleSlack(
    tx,
    missed.map(({ id }) => id),
  )
  await enqueueTasks(tx, tasksOf(reached, apps))
  return due.length
}

export async function queueMessages(): Promise<{ taken: number }> {
  let taken = 0
  for (;;) {
    const count = await transaction(queueBatch)
    taken += count
    if (count < BATCH) return { taken }
  }
}
