import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { findTemplate } from '../queries'
import { defaultStays, notYourTemplate } from '../refusals'
import type { TemplateIdInput } from '../schema'

/** Takes a template out of every list. Feedback that was begun from it stays; what the plan holds has room again. */
export const deleteTemplate = (actor: Actor, { id }: TemplateIdInput) =>
  transaction(async (tx) => {
    const { isEditor, workspaceId } = await findTemplate(tx, actor, id)
    if (workspaceId === null) throw defaultStays()
    if (!isEditor) throw notYourTemplate()
    await tx.template.updateMany({ where: { id, workspaceId, deletedAt: null }, data: { deletedAt: now() } })
    return { id }
  })
