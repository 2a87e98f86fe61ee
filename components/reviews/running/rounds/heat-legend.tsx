import { kinds } from '@/lib/reviews/model/rules/question-types'
import type { Round } from '@/lib/reviews/rounds/queries/get-round'

const steps = ['heat-1', 'heat-2', 'heat-3', 'heat-4', 'heat-5', 'heat-6']

/** Explains the colours, the dash and the question numbers. */
export function HeatLegend({ columns, from }: Pick<Round, 'columns'> & { from: number }) {
  return (
    <div className="mt-4 grid gap-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-subtle">
        <span>Low</span>
        <span aria-hidden="true" className="flex overflow-hidden rounded-sm">
          {steps.map((step) => (
            <span key={step} className={`h-3 w-6 ${step}`} />
          ))}
        </span>
        <span>High</span>
      </p>
      <p className="text-subtle">
        –: no answers, or too few to show.
        <span aria-hidden="true" className="max-sm:hidden">
          {' '}
          n: number of answers.
        </span>
      </p>
      <ol start={from} className="m-0 grid list-decimal gap-1 pl-6 text-muted marker:text-subtle">
        {columns.map(({ position, text, type, lowest, highest }) => (
          <li key={position} className="wrap-anywhere">
            {text}{' '}
            <span className="text-subtle">
              {kinds[type].figure === 'share' ? '(share of yes)' : `(${lowest} to ${highest})`}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
