'use client'

import { SummarySection, type SummarySectionProps } from '@/components/meetings/summary/summary-section'
import { addPairItemAction } from '@/lib/one-on-ones/actions'

interface OneOnOneSummaryProps extends Pick<SummarySectionProps, 'summary' | 'itemIds' | 'origin'> {
  pairId: string
  /** The owner of added items. */
  selfId: string
}

/** Suggestions become action items of the person who adds them. */
export const OneOnOneSummary = ({ pairId, selfId, ...section }: OneOnOneSummaryProps) => (
  <SummarySection
    {...section}
    address="/api/one-on-one/summary"
    onAdd={({ id: madeId, title }) => addPairItemAction({ madeId, id: pairId, title, ownerId: selfId, dueOn: '' })}
  />
)
