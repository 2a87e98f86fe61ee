import type { ReactNode } from 'react'
import { FocusFrame } from '@/components/shell/frames/focus-frame'
import { Badge } from '@/components/ui/display/badge'
import { Callout } from '@/components/ui/display/callout'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Tabs } from '@/components/ui/layout/tabs'
import type { ManageTab } from '@/lib/reviews/operating/schema'
import type { ManagedReview } from '@/lib/reviews/operating/queries'
import { StepButtons } from './step-buttons'

interface ManageScreenProps {
  review: ManagedReview
  tab: ManageTab
  children: ReactNode
}

const explanations: Partial<Record<ManagedReview['status'], string>> = {
  INACTIVE: 'Paused. No answers until you resume.',
  CLOSED: 'Closed to new answers.',
  RELEASED: 'Released. Nothing can change.',
  ACKNOWLEDGED: 'Released and acknowledged. Nothing can change.',
}

const pastEnd: Partial<Record<ManagedReview['status'], string>> = {
  ACTIVE: 'Past its close date, open for people with more time.',
  INACTIVE: 'Paused, past its close date. Resume for people with more time.',
}

export function ManageScreen({ review, tab, children }: ManageScreenProps) {
  const { id, title, badge, askedCount, nominations, status, isPastEnd, repeats, reopenBlockedReason } = review
  const tabs = [
    { value: 'settings', label: 'Settings' },
    { value: 'people', label: 'People', count: askedCount },
    ...(nominations === null ? [] : [{ value: 'nominations', label: 'Nominations', count: nominations.waiting }]),
  ]
  return (
    <FocusFrame
      close={{ href: `/feedback/preview/${id}`, label: 'Back to the results' }}
      heading={<p className="truncate font-medium">Manage feedback</p>}
    >
      <PageHeader
        title={title}
        text={[(isPastEnd ? pastEnd : explanations)[status], repeats].filter(Boolean).join(' ') || undefined}
        aside={<Badge tone={badge.tone}>{badge.label}</Badge>}
        action={<StepButtons {...review} />}
        tabs={<Tabs label="Parts" path={`/feedback/edit/${id}`} active={tab} tabs={tabs} />}
      />
      {status === 'CLOSED' && reopenBlockedReason !== null && (
        <Callout tone="privacy" className="mb-4">
          {reopenBlockedReason}
        </Callout>
      )}
      {children}
    </FocusFrame>
  )
}
