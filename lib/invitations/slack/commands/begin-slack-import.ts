import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { limit } from '@/lib/access/limits'
import { ensureFeature } from '@/lib/billing/gates'
import { enqueueTasks } from '@/lib/integrations/tasks/steps/enqueue-tasks'
import { canImportPeople } from '@/lib/invitations/imports/policy'
import { noSuchImport, onlyAdminsImport } from '@/lib/invitations/imports/refusals'
import { slackBroken, slackNotConnected } from '@/lib/invitations/slack/refusals'
import { LIST_TASK, slackColumns, slackHeadings } from '@/lib/invitations/slack/rules'
import type { BeginSlackImportInput } from '@/lib/invitations/slack/schema'
import { now } from '@/lib/platform/clock'
import { db, isFirstInsert, transaction } from '@/lib/platform/db'
import { wake } from '@/lib/platform/queue'
import type { Limit } from '@/lib/platform/rate-limit'
import { importLimits } from '@/lib/shared/csv/csv-import'
import { truncate } from '@/lib/shared/text'

/** Slack allows a workspace about a thousand pages an hour. */
const perWorkspace: Limit = { name: 'slack-lists', points: 20, seconds: 3600 }

async function findSlack({ workspaceId }: Actor) {
  const slack = await db.integration.findFirst({
    where: { workspaceId, provider: 'SLACK', memberId: null },
    select: { id: true, account: true, brokenAt: true },
  })
  if (slack === null) throw slackNotConnected()
  if (slack.brokenAt !== null) throw slackBroken()
  return slack
}

const FROM_SLACK = ' (Slack)'

/**
 * Starts an import of the Slack workspace's people, or finds it by this id: they load in the background, and nobody is
 * invited yet. Refuses non-Admins, plans without imports, and workspaces without Slack.
 */
export async function beginSlackImport(actor: Actor, { madeId: id }: BeginSlackImportInput): Promise<{ id: string }> {
  if (!canImportPeople(actor)) throw onlyAdminsImport()
  await ensureFeature(db, actor, 'import')
  const { id: integrationId, account } = await findSlack(actor)
  const { workspaceId, memberId: creatorId } = actor
  const own = { id, workspaceId, creatorId }
  const fileName = truncate(account, importLimits.fileName - FROM_SLACK.length) + FROM_SLACK
  const begun = { source: 'SLACK', status: 'LISTING', createdAt: now() } as const
  const list = { fileName, headings: slackHeadings, columns: [...slackColumns] }
  return transaction(async (tx) => {
    const isFirst = await isFirstInsert(
      tx.peopleImport.createMany({ data: [{ ...own, ...begun, ...list }], skipDuplicates: true }),
      () => tx.peopleImport.findFirst({ where: own, select: { id: true } }),
      noSuchImport,
    )
    if (!isFirst) return { id }
    await limit(perWorkspace, workspaceId)
    await enqueueTasks(tx, [{ workspaceId, integrationId, kind: LIST_TASK, objectId: id }])
    await wake(tx, LIST_TASK)
    return { id }
  })
}
