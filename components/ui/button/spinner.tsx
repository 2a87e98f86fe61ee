import { cx } from '@/components/ui/cx'

/** A spinner in the text colour; adjacent text says what it waits for. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span className={cx('inline-flex', className)}>
      <svg viewBox="0 0 16 16" fill="none" className="spin size-4" aria-hidden="true">
        <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeOpacity="0.25" strokeWidth="1.75" />
        <path d="M14.25 8A6.25 6.25 0 0 0 8 1.75" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
    </span>
  )
}
