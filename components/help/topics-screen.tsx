import { Icon } from '@/components/ui/icon/icon'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import type { HelpEntry, HelpSection } from '@/lib/help/queries/list-help'
import { EntryList } from './entry-list'
import { HelpSearch } from './help-search'
import { StillStuck } from './still-stuck'

interface TopicsScreenProps {
  question: string
  /** Results, best first; empty without a question. */
  found: readonly HelpEntry[]
  sections: readonly HelpSection[]
}

const NothingFound = ({ question }: { question: string }) => (
  <Card>
    <EmptyState
      icon={<Icon name="search-x" />}
      title={`No results for “${question}”`}

      action={<ButtonLink href="/help/topics">See all topics</ButtonLink>}
    />
  </Card>
)

/** The results, or all pages. */
export function TopicsScreen({ question, found, sections }: TopicsScreenProps) {
  return (
    <Page narrow>
      <PageHeader title={question ? 'Search results' : 'All topics'} back={{ href: '/help', label: 'Help' }} />
      <HelpSearch question={question} className="mb-8" />
      {question === '' ? (
        sections.map(({ name, title, entries }) => (
          <Section key={name} title={title} anchor={name}>
            <EntryList entries={entries} label={title} />
          </Section>
        ))
      ) : found.length > 0 ? (
        <EntryList entries={found} label="Search results" />
      ) : (
        <NothingFound question={question} />
      )}
      <StillStuck />
    </Page>
  )
}
