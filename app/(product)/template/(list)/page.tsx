import type { Metadata } from 'next'
import { TemplatesOff } from '@/components/templates/templates-off'
import { TemplateListScreen } from '@/components/templates/list/template-list-screen'
import { requireMember } from '@/lib/access/actor'
import { countTemplates, listTemplateTags, listTemplates } from '@/lib/templates/queries/list-templates'
import { templatesGate } from '@/lib/templates/queries/templates-gate'
import { templateListSchema } from '@/lib/templates/schema'

export const metadata: Metadata = { title: 'Templates' }

export default async function TemplatePage({ searchParams }: PageProps<'/template'>) {
  const actor = await requireMember()
  const off = templatesGate(actor)
  if (off) return <TemplatesOff reason={off} />
  const filter = templateListSchema.parse(await searchParams)
  const [page, counts, tags] = await Promise.all([
    listTemplates(actor, filter),
    countTemplates(actor),
    listTemplateTags(actor, filter.tab),
  ])
  return <TemplateListScreen filter={filter} page={page} counts={counts} tags={tags} zone={actor.timeZone} />
}
