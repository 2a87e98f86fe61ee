import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { beginDraft } from '@/lib/reviews/drafting/steps/begin-draft'
import { switchRefusal } from '@/lib/workspaces/features/rules'
import { findTemplate } from '@/lib/templates/queries/get-template'
import type { StartFromTemplateInput } from '@/lib/templates/schema'

/** Creates a draft with an independent copy of the template. */
export const startFromTemplate = (actor: Actor, { id, madeId, timeZone }: StartFromTemplateInput) =>
  transaction(async (tx) => {
    const { content } = await findTemplate(tx, actor, id)
    const off = switchRefusal(actor, 'Templates')
    if (off) throw off
    return beginDraft(tx, actor, { madeId, content: { ...content, timeZone: timeZone ?? actor.timeZone } })
  })
