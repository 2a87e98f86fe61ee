import { Icon } from '@/components/ui/icon/icon'
import { kinds } from '@/lib/reviews/model/rules/question-types'
import type { QuestionSummary } from '@/lib/reviews/results/rules/summary'
import { figureDifference, figureInWords } from '@/lib/reviews/results/rules/tallies'
import { plural } from '@/lib/shared/text'

interface ChangeLineProps {
  type: QuestionSummary['type']
  change: NonNullable<QuestionSummary['before']>
}

/** Yes shares move by percentage points, means by their own unit. */
function differenceOf(type: ChangeLineProps['type'], { now, then }: ChangeLineProps['change']) {
  const difference = figureDifference(type, now.value, then.value)
  const size = Math.abs(difference)
  const words = kinds[type].figure === 'share' ? plural(size, 'point') : size.toFixed(1)
  return { direction: Math.sign(difference), words }
}

/** A question's change since the last round; uncoloured, because up isn't always good. */
export function ChangeLine({ type, change }: ChangeLineProps) {
  const { direction, words } = differenceOf(type, change)
  const { value, people } = change.then
  return (
    <p className="flex items-baseline gap-1.5 text-sm text-muted tabular-nums">
      {direction !== 0 && (
        <Icon name={direction > 0 ? 'arrow-up' : 'arrow-down'} className="size-3.5 shrink-0 self-center" />
      )}
      <span>
        <b className="font-medium text-ink">
          {direction === 0
            ? 'As in the last round'
            : `${words} ${direction > 0 ? 'higher' : 'lower'} than in the last round`}
        </b>
        {`: ${figureInWords(type, value)} of ${plural(people, 'answer')}`}
      </span>
    </p>
  )
}

/** Explains the shares in brackets. */
export const ChoicesLine = ({ answered }: Pick<NonNullable<QuestionSummary['choicesBefore']>, 'answered'>) => (
  <p className="text-sm text-muted tabular-nums">
    <b className="font-medium text-ink">In brackets</b>
    {`: in the last round, of ${plural(answered, 'answer')}`}
  </p>
)
