'use client'

import { scheduleLine } from '@/lib/reviews/drafting/rules/schedule-line'
import { useContent, useFieldFault, useWizard } from '@/components/reviews/asking/wizard-context'
import { SummaryLine } from '@/components/reviews/asking/summary-line'
import { Closing } from './closing'
import { Starting } from './starting'

/** Start, close date and reminders. */
export function Schedule() {
  const { present } = useWizard()
  const starts = useFieldFault('startsOn')
  const ends = useFieldFault('closesOn')
  const rounds = useFieldFault('openDays')
  return (
    <SummaryLine title="Schedule" value={scheduleLine(useContent(), present())} fault={starts ?? ends ?? rounds}>
      <Starting />
      <Closing />
    </SummaryLine>
  )
}
