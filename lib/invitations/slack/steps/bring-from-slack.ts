import 'server-only'
import { keepSlackProfile } from '@/lib/integrations/steps/keep-slack-profile'
import { enqueueTasks } from '@/lib/integrations/tasks/steps/enqueue-tasks'
import { columnsFrom } from '@/lib/invitations/imports/rules/columns'
import { PICTURE_TASK } from '@/lib/invitations/slack/rules'
import { wake } from '@/lib/platform/queue'
import type { Tx } from '@/lib/platform/tx'
import { valueOf } from '@/lib/shared/csv/csv-import'

type NewMember = {
  workspaceId: string
  invitationId: string
  memberId: string
  userId: string
  /** New accounts have chosen no time zone. */
  isNewAccount: boolean
}

/**
 * Copies to a new member what the import knew from Slack, in the caller's transaction: their Slack account, the zone of
 * a new account, and a missing picture, to be fetched.
 */
export async function bringFromSlack(tx: Tx, newMember: NewMember): Promise<void> {
  const { workspaceId, invitationId, memberId, userId, isNewAccount } = newMember
  const row = await tx.peopleImportRow.findFirst({
    where: { workspaceId, invitationId, slackId: { not: '' } },
    select: { slackId: true, pictureUrl: true, email: true, cells: true, import: { select: { columns: true } } },
  })
  if (row === null) return
  await keepSlackProfile(tx, { workspaceId, memberId, slackId: row.slackId, slackEmail: row.email })
  const timeZone = valueOf(row.cells, columnsFrom(row.import.columns), 'timeZone')
  if (isNewAccount && timeZone !== '') await tx.user.updateMany({ where: { id: userId }, data: { timeZone } })
  if (row.pictureUrl === '') return
  const payload = { url: row.pictureUrl }
  await enqueueTasks(tx, [{ workspaceId, integrationId: null, kind: PICTURE_TASK, objectId: userId, payload }])
  await wake(tx, PICTURE_TASK)
}
