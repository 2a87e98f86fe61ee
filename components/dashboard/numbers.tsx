import { ProgressRing } from '@/components/ui/display/progress-ring'
import { Stat } from '@/components/ui/display/stat'
import { Card } from '@/components/ui/layout/card'
import type { OwnNumbers } from '@/lib/dashboard/queries'
import { answeredPercent } from '@/lib/dashboard/rules'
import { compactCount, fullCount } from '@/lib/shared/text'

/** The viewer's last twelve months. */
export function Numbers({ numbers }: { numbers: OwnNumbers }) {
  const { asked, answered, sent, received } = numbers
  return (
    <Card className="grid gap-5">
      <Stat
        label="You answered"
        value={compactCount(answered)}
        hint={`of ${fullCount(asked)} you were asked for`}
        picture={<ProgressRing percent={answeredPercent(numbers)} label="Feedback you answered" size={56} plain />}
      />
      <div className="grid grid-cols-2 gap-5 border-t border-line pt-5">
        <Stat label="You asked" value={compactCount(sent)} hint={sent === 1 ? 'time' : 'times'} />
        <Stat label="You received" value={compactCount(received)} hint={received === 1 ? 'answer' : 'answers'} />
      </div>
    </Card>
  )
}
