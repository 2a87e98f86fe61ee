import type { Metadata } from 'next'
import { FormChoice } from '@/components/reviews/asking/format/form-choice'
import { FormatCards } from '@/components/reviews/asking/format/format-cards'
import { StartScreen } from '@/components/reviews/asking/format/start-screen'
import { Wizard } from '@/components/reviews/asking/wizard/wizard'
import { TemplateChoice } from '@/components/templates/start/template-choice'
import { reachOf } from '@/components/workspaces/reach'
import { requireMember, type Actor } from '@/lib/access/actor'
import { findNewDraft, listFormats } from '@/lib/reviews/drafting/queries/get-new-draft'
import { listEarlierForms } from '@/lib/reviews/drafting/queries/list-earlier-forms'
import { startSchema, type StartFilter } from '@/lib/reviews/drafting/schema'
import { listTemplates } from '@/lib/templates/queries/list-templates'

export const metadata: Metadata = { title: 'Ask for feedback' }

async function choiceOf(actor: Actor, filter: StartFilter) {
  const { from, search, after } = filter
  if (from === 'templates') {
    const page = await listTemplates(actor, { tab: 'all', tag: '', search, after })
    return <TemplateChoice filter={filter} page={page} />
  }
  if (from === 'forms') {
    return <FormChoice filter={filter} page={await listEarlierForms(actor, filter)} zone={actor.timeZone} />
  }
  return <FormatCards offered={await listFormats(actor)} />
}

export default async function AddFeedbackPage({ searchParams }: PageProps<'/feedback/add'>) {
  const actor = await requireMember()
  const asked = startSchema.parse(await searchParams)
  const draft = asked.format === undefined ? null : await findNewDraft(actor, asked.format)
  if (draft) return <Wizard draft={draft} />
  const { hasTemplates } = reachOf(actor)
  const filter = asked.from === 'templates' && !hasTemplates ? { ...asked, from: 'formats' as const } : asked
  return (
    <StartScreen from={filter.from} hasTemplates={hasTemplates}>
      {await choiceOf(actor, filter)}
    </StartScreen>
  )
}
