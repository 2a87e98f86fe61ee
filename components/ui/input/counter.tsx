import { cx } from '@/components/ui/cx'
import { fullCount } from '@/lib/shared/text'

interface CounterProps {
  id: string
  length: number
  limit: number
  className?: string
}

/** Characters used of those allowed. Nothing is cut, so it also counts the excess. */
export function Counter({ id, length, limit, className }: CounterProps) {
  const isOver = length > limit
  return (
    <p
      id={id}
      aria-live={length > limit * 0.9 ? 'polite' : 'off'}
      className={cx(
        'text-xs tabular-nums noscript:hidden',
        isOver ? 'font-medium text-danger-ink' : 'text-subtle',
        className,
      )}
    >
      {isOver ? `${fullCount(length - limit)} too many` : `${fullCount(length)} / ${fullCount(limit)}`}
    </p>
  )
}
