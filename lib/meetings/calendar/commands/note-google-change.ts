import 'server-only'
import type { Visitor } from '@/lib/access/request'
import { enqueueTasks } from '@/lib/integrations/tasks/steps/enqueue-tasks'
import { noSuchChannel } from '@/lib/meetings/refusals'
import type { GoogleCallInput } from '@/lib/meetings/calendar/schema'
import { calendarTasks } from '@/lib/meetings/rules/calendar-tasks'
import { transaction } from '@/lib/platform/db'
import { wake } from '@/lib/platform/queue'
import { hashToken, isSameToken } from '@/lib/platform/secrets'

export const noteGoogleChange = (_visitor: Visitor, { channelId, token }: GoogleCallInput): Promise<void> =>
  transaction(async (tx) => {
    const watch = await tx.calendarWatch.findUnique({ where: { channelId } })
    if (!watch?.tokenHash || !isSameToken(hashToken(token), watch.tokenHash)) throw noSuchChannel()
    const { integrationId, workspaceId } = watch
    await enqueueTasks(tx, [{ integrationId, workspaceId, kind: calendarTasks.changes, objectId: integrationId }])
    await wake(tx, calendarTasks.changes)
  })
