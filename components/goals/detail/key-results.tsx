import { ProgressBar } from '@/components/ui/display/progress-bar'
import type { GoalDetail } from '@/lib/goals/queries/get-goal'
import { valueInWords } from '@/lib/goals/rules/goal-updates'

export function KeyResults({ rows }: { rows: GoalDetail['keyResults'] }) {
  const isWeighted = rows.some(({ weight }) => weight !== rows[0]?.weight)
  return (
    <ul aria-label="Key results" className="list">
      {rows.map(({ id, title, start, current, target, unit, weight, percent }) => (
        <li
          key={id}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[1fr_8rem_3rem]"
        >
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{title}</p>
            <p className="text-sm text-subtle tabular-nums">
              Now {valueInWords(current, unit)} · from {valueInWords(start, unit === '%' ? unit : '')} to{' '}
              {valueInWords(target, unit)}
              {isWeighted && ` · weight ${weight}`}
            </p>
          </div>
          <div className="max-sm:order-1 max-sm:col-span-full">
            <ProgressBar percent={percent} label={title} />
          </div>
          <span className="text-right tabular-nums">{percent}%</span>
        </li>
      ))}
    </ul>
  )
}
