import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { AddFilter } from '@/lib/templates/schema'
import type { Page } from '@/lib/shared/page'
import { listEarlierForms, getForm } from '@/lib/reviews/drafting/queries/list-earlier-forms'
import { listTemplates } from './list-templates'

/** `at` is when it was written; null: a default. */
export type TemplateSource = { id: string; title: string; at: Date | null }

export async function listTemplateSources(actor: Actor, filter: AddFilter): Promise<Page<TemplateSource>> {
  const { from, search, after } = filter
  if (from === 'forms') {
    const { rows, next } = await listEarlierForms(actor, { from, search, after })
    return { rows: rows.map(({ id, title, createdAt }) => ({ id, title, at: createdAt })), next }
  }
  const { rows, next } = await listTemplates(actor, { tab: 'all', tag: '', search, after })
  return {
    rows: rows.map(({ id, title, origin, savedAt }) => ({ id, title, at: origin === 'default' ? null : savedAt })),
    next,
  }
}

/** The form in the address, or null. Throws not-found and forbidden. */
export async function findTemplateSource(actor: Actor, { review: id }: AddFilter) {
  if (id === undefined) return null
  const { title } = await getForm(actor, id)
  return { id, title }
}
