import { cx } from '@/components/ui/cx'
import { fullCount } from '@/lib/shared/text'

interface CounterProps {
  id: string
  length: number
  limit: number
}

/** Remaining characters, prominent near the end. Never truncates, so it also shows the excess. */
export function Counter({ id, length, limit }: CounterProps) {
  const isOver = length > limit
  return (
    <p
      id={id}
      aria-live={length > limit * 0.9 ? 'polite' : 'off'}
      className={cx(
        'text-right text-xs tabular-nums noscript:hidden',
        isOver ? 'font-medium text-danger-ink' : 'text-subtle',
      )}
    >
      {isOver ? `${fullCount(length - limit)} too many` : `${fullCount(length)} / ${fullCount(limit)}`}
    </p>
  )
}
