import { cx } from '@/components/ui/cx'

interface SkeletonProps {
  /** How its corners are drawn; a line of text unless told otherwise. */
  shape?: 'line' | 'control' | 'round'
  className?: string
}

const corners = { line: 'rounded-sm', control: 'rounded-md', round: 'rounded-full' }

/** One grey shape where something will be. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx('pulse block bg-pressed', corners[shape], className)} />
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

interface SkeletonSetProps {
  count?: number
  /** Read aloud while waiting. */
  label?: string
}

/** The shape of a list with an avatar, two lines and something at the end of each row. */
export function SkeletonRows({ count = 6, label = 'Loading' }: SkeletonSetProps) {
  return (
    <div role="status" aria-label={label} className="divide-y divide-line rounded-lg border border-line bg-surface">
      {times(count).map((row) => (
        <div key={row} className="flex items-center gap-3 px-4 py-3.5">
          <Skeleton shape="round" className="size-8" />
          <div className="grid flex-1 gap-2">
            <Skeleton className={cx('h-3', row % 3 === 1 ? 'w-1/3' : 'w-2/5')} />
            <Skeleton className={cx('h-2.5', row % 2 ? 'w-1/5' : 'w-1/4')} />
          </div>
          <Skeleton shape="round" className="h-5 w-16" />
        </div>
      ))}
    </div>
  )
}

/** The shape of a grid of cards. */
export function SkeletonCards({ count = 3, label = 'Loading' }: SkeletonSetProps) {
  return (
    <div role="status" aria-label={label} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {times(count).map((card) => (
        <div key={card} className="grid gap-3 rounded-lg border border-line bg-surface p-5">
          <Skeleton className="h-3.5 w-1/2" />
          <Skeleton className="h-2.5 w-4/5" />
          <Skeleton className="h-2.5 w-3/5" />
          <Skeleton shape="control" className="mt-3 h-8 w-24" />
        </div>
      ))}
    </div>
  )
}

/** The shape of a form. */
export function SkeletonForm({ count = 3, label = 'Loading' }: SkeletonSetProps) {
  return (
    <div role="status" aria-label={label} className="grid max-w-reading gap-6">
      {times(count).map((field) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="h-3 w-28" />
          <Skeleton shape="control" className={field === 1 ? 'h-24' : 'h-9'} />
        </div>
      ))}
      <Skeleton shape="control" className="h-9 w-32" />
    </div>
  )
}
