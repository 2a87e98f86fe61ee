import { cx } from '@/components/ui/cx'

export function Star({ filled = true, className }: { filled?: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={cx('shrink-0', filled ? 'fill-star' : 'fill-pressed', className)}
    >
      <path d="M10 1.7a.9.9 0 0 1 .8.5l2.16 4.38 4.83.7a.9.9 0 0 1 .5 1.54l-3.5 3.4.83 4.82a.9.9 0 0 1-1.3.95L10 15.72l-4.32 2.27a.9.9 0 0 1-1.3-.95l.82-4.81-3.5-3.41a.9.9 0 0 1 .51-1.54l4.83-.7L9.2 2.2a.9.9 0 0 1 .8-.5Z" />
    </svg>
  )
}
