import { cx } from '@/components/ui/cx'

interface SkeletonProps {
  className?: string
}

/** One grey line where words will be. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx('pulse block rounded-sm bg-pressed', className)} />
}

interface SkeletonSetProps {
  /** Read aloud while waiting. */
  label?: string
  /** How tall it is, as a class; six rows unless told otherwise. */
  className?: string
}

/**
 * The shape of a list with two lines and something at the end of each row. One element whose background is the rows,
 * because every visit pays for what is only seen by those who wait.
 */
export function SkeletonRows({ label = 'Loading', className = 'h-84' }: SkeletonSetProps) {
  return <div role="status" aria-label={label} className={cx('skeleton skeleton-rows', className)} />
}

/** The shape of a form. */
export function SkeletonForm({ label = 'Loading', className = 'h-72' }: SkeletonSetProps) {
  return <div role="status" aria-label={label} className={cx('skeleton skeleton-form max-w-reading', className)} />
}
