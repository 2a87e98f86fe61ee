import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/display/badge'
import { Callout } from '@/components/ui/display/callout'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Tabs } from '@/components/ui/layout/tabs'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import type { DetailTab } from '@/lib/reviews/results/schema'
import { truncate } from '@/lib/shared/text'
import { ReviewActs } from './acts/review-acts'
import { ResultsFacts } from './results-facts'
import { ResultsProgress } from './results-progress'

/** Enough to recognise it; the form has all. */
const shownOfDescription = 240

interface ResultsScreenProps {
  head: ReviewHead
  tab: DetailTab
  zone: string
  /** The return link, unless the list. */
  back?: { href: string; label: string }
  /** Replaces the state beside the title. */
  aside?: ReactNode
  /** Replaces the creator's actions. */
  action?: ReactNode
  /** Shown before the results. */
  notice?: ReactNode
  /** Shown below the settings. */
  beside?: ReactNode
  children: ReactNode
}

function tabsOf({ answeredCount, eyes, asked }: ReviewHead) {
  const people = [
    { value: 'team', label: 'Team', count: asked?.team },
    { value: 'invited', label: 'Invited', count: asked?.invited },
  ]
  return [
    { value: 'summary', label: 'Summary' },
    ...(asked === null ? [] : people),
    { value: 'answers', label: 'Answers', count: eyes.seesNames ? answeredCount : undefined },
  ]
}

/** Why answers are paused. */
function PausedNote({ head: { status, readAs, creatorName } }: Pick<ResultsScreenProps, 'head'>) {
  if (status !== 'INACTIVE') return null
  const who = readAs === 'creator' ? 'you resume' : `${creatorName} resumes it`
  return <Callout className="mb-6">Paused. No answers until {who}.</Callout>
}

/** Why the creator is offered no release; hidden results say it themselves. */
function UnreleasableNote({ head: { unreleasable, subjectName, hidden } }: Pick<ResultsScreenProps, 'head'>) {
  if (unreleasable === null || hidden !== null) return null
  const why =
    unreleasable === 'left'
      ? `${subjectName ?? 'The person it’s about'} is no longer here`
      : `Fewer than ${ANONYMITY_FLOOR} people answered`
  return <Callout className="mb-6">{why}, so this can’t be released.</Callout>
}

/** A sent review with one of four views. */
export function ResultsScreen({ head, tab, zone, notice, beside, children, ...header }: ResultsScreenProps) {
  const { title, description, badge } = head
  const list = head.readAs === 'creator' ? '/feedback?tab=created' : '/feedback?tab=shared'
  return (
    <Page>
      <PageHeader
        title={title}
        text={truncate(description.trim(), shownOfDescription)}
        back={header.back ?? { href: list, label: 'Feedback' }}
        aside={header.aside ?? <Badge tone={badge.tone}>{badge.label}</Badge>}
        action={header.action ?? <ReviewActs head={head} />}
      />
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem] lg:grid-rows-[auto_1fr] lg:gap-y-4">
        <ResultsProgress head={head} className="lg:col-start-2" />
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <PausedNote head={head} />
          <UnreleasableNote head={head} />
          {notice}
          <div className="mb-6">
            <Tabs label="Views of this feedback" path={head.path} active={tab} tabs={tabsOf(head)} />
          </div>
          {children}
        </div>
        <aside
          aria-label="About this feedback"
          className="grid min-w-0 gap-4 max-lg:mt-4 lg:sticky lg:top-6 lg:col-start-2"
        >
          <ResultsFacts head={head} zone={zone} />
          {beside}
        </aside>
      </div>
    </Page>
  )
}
