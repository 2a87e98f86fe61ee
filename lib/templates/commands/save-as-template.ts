import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { getForm } from '@/lib/reviews/drafting/queries/list-earlier-forms'
import type { SaveAsTemplateInput } from '@/lib/templates/schema'
import { addTemplate } from '@/lib/templates/steps/add-template'

/**
 * Keeps a form of the actor's, sent or not, as a template, without the people in it, who are named in the title of each
 * review of a round, too. The form stays as it is.
 */
export async function saveAsTemplate(actor: Actor, { reviewId, madeId }: SaveAsTemplateInput) {
  const { content, title } = await getForm(actor, reviewId)
  return transaction((tx) => addTemplate(tx, actor, { madeId, content: { ...content, title } }))
}
