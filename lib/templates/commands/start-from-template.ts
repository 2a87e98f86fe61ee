import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { beginDraft } from '@/lib/reviews/drafting/steps/begin-draft'
import { usualClosing } from '@/lib/reviews/model/rules/schedule'
import { switchRefusal } from '@/lib/workspaces/features/rules'
import { findTemplate } from '@/lib/templates/queries/get-template'
import type { StartFromTemplateInput } from '@/lib/templates/schema'

/** Creates a draft with an independent copy of the template, which closes when new forms do. */
export const startFromTemplate = (actor: Actor, { id, madeId, timeZone = actor.timeZone }: StartFromTemplateInput) =>
  transaction(async (tx) => {
    const { content } = await findTemplate(tx, actor, id)
    const off = switchRefusal(actor, 'Templates')
    if (off) throw off
    const closesOn = usualClosing(now(), timeZone)
    return beginDraft(tx, actor, { madeId, content: { ...content, timeZone, closesOn } })
  })
