'use client'

import { SummarySection, type SummarySectionProps } from '@/components/meetings/summary/summary-section'
import { addNextStepAction } from '@/lib/follow-ups/actions'

/** Suggestions become next steps without an owner. */
export const FollowUpSummary = (props: Pick<SummarySectionProps, 'summary' | 'itemIds' | 'origin'>) => (
  <SummarySection
    {...props}
    address="/api/followups/summary"
    onAdd={({ id: madeId, title }) =>
      addNextStepAction({ madeId, id: props.summary.id, title, ownerId: '', dueOn: '' })
    }
  />
)
