import 'server-only'
import { memberActor, type Actor } from '@/lib/access/actor'
import { withAccess } from '@/lib/integrations/steps/with-access'
import { workOnTasks, type Task } from '@/lib/integrations/tasks/steps/work-on-tasks'
import { enqueueTasks } from '@/lib/integrations/tasks/steps/enqueue-tasks'
import { LIST_TASK } from '@/lib/invitations/slack/rules'
import { keepPage } from '@/lib/invitations/slack/steps/keep-page'
import { db, transaction } from '@/lib/platform/db'
import { readSlackPeople } from '@/lib/platform/slack/people'

/** The creator while they are an Admin. */
async function findImporter(id: string, workspaceId: string): Promise<{ actor: Actor; cursor: string } | null> {
  const found = await db.peopleImport.findFirst({
    where: { id, workspaceId, status: 'LISTING', creator: { role: 'Admin', status: 'ACTIVE' } },
    select: { cursor: true, creatorId: true },
  })
  return found === null ? null : { actor: await memberActor(found.creatorId), cursor: found.cursor }
}

// One page per queue task, so that a rate limit of Slack delays only the next page.
async function listOnce({ workspaceId, integrationId, objectId: id }: Task) {
  const importer = await findImporter(id, workspaceId)
  if (importer === null || integrationId === null) {
    await db.peopleImport.deleteMany({ where: { id, workspaceId, status: 'LISTING' } })
    return
  }
  const { actor, cursor } = importer
  const page = await withAccess(integrationId, (access) => readSlackPeople(access, cursor))
  await transaction(async (tx) => {
    const isMore = await keepPage(tx, actor, { ...page, id, cursor })
    if (isMore) await enqueueTasks(tx, [{ workspaceId, integrationId, kind: LIST_TASK, objectId: id }])
  })
}

/** Loads Slack's people into waiting imports, page by page. */
export const listSlackPeople = () => workOnTasks(LIST_TASK, listOnce)
