'use client'

import { SummarySection, type SummarySectionProps } from '@/components/meetings/summary/summary-section'
import { addPairItemAction } from '@/lib/one-on-ones/actions'

interface OneOnOneSummaryProps extends Pick<SummarySectionProps, 'summary' | 'itemIds' | 'zone'> {
  pairId: string
  /** Who owns what they add. */
  selfId: string
}

/** The summary of a one-on-one; what it proposes becomes an action item of the person who adds it. */
export const OneOnOneSummary = ({ pairId, selfId, ...section }: OneOnOneSummaryProps) => (
  <SummarySection
    {...section}
    address="/api/one-on-one/summary"
    onAdd={({ id: madeId, title }) => addPairItemAction({ madeId, id: pairId, title, ownerId: selfId, dueOn: '' })}
  />
)
