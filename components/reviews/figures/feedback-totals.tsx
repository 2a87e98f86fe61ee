import type { FigureScope } from '@/lib/reviews/figures/schema'
import type { Figures } from '@/lib/reviews/figures/queries/get-figures'
import { Stat } from '@/components/ui/display/stat'
import { compactCount } from '@/lib/shared/text'
import { answeredPercent } from '@/lib/reviews/figures/rules'

const askedLabels: Record<FigureScope, string> = {
  me: 'You were asked',
  team: 'Asked',
  workspace: 'Asked',
}

/** The figures of the range in one line. */
export function FeedbackTotals({ figures: { scope, total, releasedCount } }: { figures: Figures }) {
  return (
    <div className="grid grid-cols-2 gap-5 lg:grid-cols-5">
      <Stat label={askedLabels[scope]} value={compactCount(total.asked)} />
      <Stat label="Answered" value={compactCount(total.answered)} />
      <Stat label="Still waiting" value={compactCount(total.waiting)} />
      <Stat label="Response rate" value={total.asked === 0 ? 'None yet' : `${answeredPercent(total)}%`} />
      <Stat label={scope === 'me' ? 'Released to you' : 'Results released'} value={compactCount(releasedCount)} />
    </div>
  )
}
