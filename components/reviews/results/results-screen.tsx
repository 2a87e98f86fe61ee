import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Badge } from '@/components/ui/display/badge'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Tabs } from '@/components/ui/layout/tabs'
import type { ReviewHead } from '@/lib/reviews/results/queries'
import type { DetailTab } from '@/lib/reviews/schema'
import { truncate } from '@/lib/shared/text'
import { CloseButton } from './close-button'
import { ReleaseButton } from './release-button'
import { ResultsFacts } from './results-facts'

/** Enough to recognise it by; the form has all of it. */
const shownOfDescription = 240

interface ResultsScreenProps {
  head: ReviewHead
  /** How many were asked, by tab; null where the reader may not know who they are. */
  asked: { team: number; invited: number } | null
  tab: DetailTab
  zone: string
  children: ReactNode
}

function tabsOf({ head: { answeredCount, anonymity }, asked }: Pick<ResultsScreenProps, 'head' | 'asked'>) {
  const people = [
    { value: 'team', label: 'Team', count: asked?.team },
    { value: 'invited', label: 'Invited', count: asked?.invited },
  ]
  return [
    { value: 'summary', label: 'Summary' },
    ...(asked === null ? [] : people),
    { value: 'answers', label: 'Answers', count: anonymity === 'NAMED' ? answeredCount : undefined },
  ]
}

/** A review for those who may read it: what it is, how far it is, and one of its four views. */
export function ResultsScreen({ head, asked, tab, zone, children }: ResultsScreenProps) {
  const { id, title, description, can, badge, subjectName, anonymity, answeredCount, askedCount } = head
  return (
    <Page>
      <PageHeader
        title={title}
        text={truncate(description.trim(), shownOfDescription)}
        back={{ href: head.readAs === 'creator' ? '/feedback?tab=created' : '/feedback?tab=shared', label: 'Feedback' }}
        aside={<Badge tone={badge.tone}>{badge.label}</Badge>}
        action={
          head.readAs === 'creator' && (
            <>
              <ButtonLink href={`/feedback/question/preview?id=${id}`}>See the form</ButtonLink>
              {can.close && <CloseButton {...{ id, anonymity, answeredCount, askedCount }} />}
              {can.release && subjectName !== null && <ReleaseButton id={id} subjectName={subjectName} />}
            </>
          )
        }
      />
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <aside aria-label="About this feedback" className="lg:sticky lg:top-6 lg:order-last">
          <ResultsFacts head={head} zone={zone} />
        </aside>
        <div className="min-w-0">
          <div className="mb-6">
            <Tabs
              label="Views of this feedback"
              path={`/feedback/preview/${id}`}
              active={tab}
              tabs={tabsOf({ head, asked })}
            />
          </div>
          {children}
        </div>
      </div>
    </Page>
  )
}
