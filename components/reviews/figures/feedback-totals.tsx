import type { Figures } from '@/lib/reviews/figures/queries/get-figures'
import { Stat } from '@/components/ui/display/stat'
import { compactCount } from '@/lib/shared/text'
import { answeredRate } from '@/lib/reviews/figures/rules'

export function FeedbackTotals({ figures: { scope, total, releasedCount } }: { figures: Figures }) {
  return (
    <div className="grid grid-cols-2 gap-5 lg:grid-cols-5">
      <Stat label="Asked" value={compactCount(total.asked)} />
      <Stat label="Answered" value={compactCount(total.answered)} />
      <Stat label="Pending" value={compactCount(total.waiting)} />
      <Stat label="Response rate" value={answeredRate(total)} />
      <Stat label={scope === 'me' ? 'Released to you' : 'Released'} value={compactCount(releasedCount)} />
    </div>
  )
}
