import type { Figures } from '@/lib/reviews/figures/queries/get-figures'
import { answeredPercent, answeredRate, statusPoints } from '@/lib/reviews/figures/rules'
import { Card } from '@/components/ui/layout/card'
import { Stat } from '@/components/ui/display/stat'
import { fullCount, compactCount } from '@/lib/shared/text'
import { ProgressRing } from '@/components/ui/display/progress-ring'
import { BarList } from '@/components/ui/charts/bar-list'

export function FeedbackSummary({
  figures: { scope, total, sentCount, receivedCount, releasedCount },
}: {
  figures: Figures
}) {
  const { asked, answered } = total
  const percent = answeredPercent(total)
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-[20rem_minmax(0,1fr)]">
      <Card className="grid content-start gap-5">
        <Stat
          label="Response rate"
          value={answeredRate(total)}
          hint={`${fullCount(answered)} of ${fullCount(asked)} answered`}
          picture={percent !== null && <ProgressRing percent={percent} label="Response rate" size={56} isBare />}
        />
        <div className="grid grid-cols-2 gap-5 border-t border-line pt-5">
          {scope !== 'team' && <Stat label="Sent" value={compactCount(sentCount)} />}
          {scope === 'me' && <Stat label="Answers received" value={compactCount(receivedCount)} />}
          <Stat label={scope === 'me' ? 'Released to you' : 'Released'} value={compactCount(releasedCount)} />
        </div>
      </Card>
      <Card>
        <BarList points={statusPoints(total)} people={asked} heads={['Status', 'Count']} />
      </Card>
    </div>
  )
}
