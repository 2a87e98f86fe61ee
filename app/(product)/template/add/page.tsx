import type { Metadata } from 'next'
import { AddTemplateScreen } from '@/components/templates/add/add-template-screen'
import { TemplatesOff } from '@/components/templates/templates-off'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { countTemplates } from '@/lib/templates/queries/list-templates'
import { templatesGate } from '@/lib/templates/queries/templates-gate'
import { addTemplateSchema } from '@/lib/templates/schema'
import { findTemplateSource, listTemplateSources } from '@/lib/templates/queries/list-template-sources'

export const metadata: Metadata = { title: 'Create a template' }

export default async function AddTemplatePage({ searchParams }: PageProps<'/template/add'>) {
  const actor = await requireMember()
  const off = templatesGate(actor)
  if (off) return <TemplatesOff reason={off} />
  const filter = addTemplateSchema.parse(await searchParams)
  const [{ rows, next }, { full }, chosen] = await Promise.all([
    listTemplateSources(actor, filter),
    countTemplates(actor),
    onScreen(findTemplateSource(actor, filter)),
  ])
  return (
    <AddTemplateScreen filter={filter} next={next} full={full} chosen={chosen} sources={rows} zone={actor.timeZone} />
  )
}
