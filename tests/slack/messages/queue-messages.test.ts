import { expect, test } from 'vitest'
import { tell } from '@/lib/notifications/tell'
import { db, transaction } from '@/lib/platform/db'
import { queueMessages } from '@/lib/slack/messages/commands/queue-messages'
import { MESSAGE_TASK } from '@/lib/slack/messages/rules'
import { aSlackCircle } from '@/tests/slack/slack-circle'
import { unique } from '@/tests/factories/workspaces'

test('what is due for one person is one call, and the Slack of nobody else is asked', async () => {
  const { member, admin, app } = await aSlackCircle()
  await db.integration.deleteMany({ where: { memberId: admin.memberId } })
  const { workspaceId } = member
  for (const { memberId } of [member, member, admin]) {
    const line = { memberId, type: 'Goal' as const, objectId: null, key: unique('event'), link: '/goals' }
    await transaction((tx) => tell(tx, workspaceId, [{ ...line, message: 'Tom gave you a goal' }]))
  }
  await queueMessages()
  const tasks = await db.integrationTask.findMany({ where: { workspaceId } })
  expect(tasks).toMatchObject([{ integrationId: app.id, kind: MESSAGE_TASK }])
  await queueMessages()
  expect(await db.integrationTask.findMany({ where: { workspaceId } })).toMatchObject([{ version: 1 }])
  expect(await db.notification.count({ where: { memberId: admin.memberId, slackAt: { not: null } } })).toBe(0)
})

test('what is due in a suspended workspace waits until the workspace is restored', async () => {
  const { member } = await aSlackCircle()
  const { workspaceId, memberId } = member
  const suspend = (suspendedAt: Date | null) =>
    db.workspace.update({ where: { id: workspaceId }, data: { suspendedAt }, select: { id: true } })
  const line = { memberId, type: 'Goal' as const, objectId: null, key: unique('event'), link: '/goals' }
  await transaction((tx) => tell(tx, workspaceId, [{ ...line, message: 'Tom gave you a goal' }]))
  await suspend(new Date())
  await queueMessages()
  await suspend(null)
  await queueMessages()
  expect(await db.integrationTask.count({ where: { workspaceId, kind: MESSAGE_TASK } })).toBe(1)
})
