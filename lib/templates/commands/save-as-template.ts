import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { getForm } from '@/lib/reviews/drafting/queries/list-earlier-forms'
import type { SaveAsTemplateInput } from '@/lib/templates/schema'
import { addTemplate } from '@/lib/templates/steps/add-template'

/**
 * Saves one of the actor's forms, sent or not, as a template without people, also without names in titles. The form
 * stays.
 */
export async function saveAsTemplate(actor: Actor, { reviewId, madeId }: SaveAsTemplateInput) {
  const { content, title } = await getForm(actor, reviewId)
  return transaction((tx) => addTemplate(tx, actor, { madeId, content: { ...content, title } }))
}
