import { percentsOfTwo } from '@/lib/shared/text'
import { ChartFrame, share } from './chart-frame'

interface YesNoSplitProps {
  yes: number
  no: number
}

export function YesNoSplit({ yes, no }: YesNoSplitProps) {
  const total = yes + no
  const [yesShare, noShare] = percentsOfTwo(yes, no)
  const points = [
    { label: 'Yes', count: yes },
    { label: 'No', count: no },
  ]
  return (
    <ChartFrame
      summary={`Yes: ${yes} (${yesShare}%), no: ${no} (${noShare}%)`}
      points={points}
      heads={['Answer', 'People']}
    >
      <div className="mb-1.5 flex justify-between gap-4 tabular-nums">
        <span>
          <b className="font-semibold">Yes</b> <span className="text-subtle">{`${yes} · ${yesShare}%`}</span>
        </span>
        <span className="text-right">
          <b className="font-semibold">No</b> <span className="text-subtle">{`${no} · ${noShare}%`}</span>
        </span>
      </div>
      <svg className="block h-3 w-full overflow-hidden rounded-full bg-hover" aria-hidden="true">
        <rect width={`${share(yes, total)}%`} height="100%" className="fill-primary" />
        <rect x={`${share(yes, total)}%`} width={`${share(no, total)}%`} height="100%" className="fill-neutral/55" />
        {yes > 0 && no > 0 && (
          <line
            x1={`${share(yes, total)}%`}
            x2={`${share(yes, total)}%`}
            y1="0"
            y2="100%"
            strokeWidth="3"
            className="stroke-surface"
          />
        )}
      </svg>
    </ChartFrame>
  )
}
