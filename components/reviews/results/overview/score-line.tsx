import { cx } from '@/components/ui/cx'

interface ScoreLineProps {
  /** Position between the ends, in percent. */
  share: number
  /** A second figure, drawn as a ring. */
  other?: number
}

const at = (share: number) => `${Math.min(100, Math.max(0, share))}%`

const Dot = ({ share, isRing = false }: { share: number; isRing?: boolean }) => (
  <circle
    cx={at(share)}
    cy="8"
    r="5"
    strokeWidth="2"
    className={cx('stroke-primary', isRing ? 'fill-surface' : 'fill-primary')}
  />
)

/** One or two figures on the common line; numbers are beside it. */
export function ScoreLine({ share, other }: ScoreLineProps) {
  return (
    <svg className="block h-4 w-full min-w-16 overflow-visible" aria-hidden="true">
      <line x1="0" x2="100%" y1="8" y2="8" strokeWidth="2" strokeLinecap="round" className="stroke-pressed" />
      <line x1={at(other ?? 0)} x2={at(share)} y1="8" y2="8" strokeWidth="2" className="stroke-primary/40" />
      <Dot share={share} />
      {other !== undefined && <Dot share={other} isRing />}
    </svg>
  )
}
