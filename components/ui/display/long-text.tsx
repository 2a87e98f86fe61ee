import { cx } from '@/components/ui/cx'
import { truncate } from '@/lib/shared/text'
import { linked } from './linked'

/** About ten lines. */
const shownAtFirst = 700

interface LongTextProps {
  text: string
  /** Characters shown before it expands; slightly longer text is shown in full. */
  most?: number
  /** Without links: a stranger’s words. */
  isPlain?: boolean
  className?: string
}

/** User text with line breaks and links; long text expands without script. */
export function LongText({ text, most = shownAtFirst, isPlain, className = 'text-reading' }: LongTextProps) {
  const whole = isPlain ? text : linked(text)
  const look = cx('text-pretty wrap-anywhere whitespace-pre-line', className)
  if (text.length <= most * 1.3) return <p className={look}>{whole}</p>
  return (
    <details className="group">
      <summary className="block rounded-sm">
        <span className={cx(look, 'block group-open:hidden')}>{truncate(text, most)}</span>
        <span className="inline-flex min-h-6 items-center font-medium text-primary-ink underline decoration-primary/40 underline-offset-3">
          <span className="group-open:hidden">Show more</span>
          <span className="hidden group-open:inline">Show less</span>
        </span>
      </summary>
      <p className={cx(look, 'mt-2')}>{whole}</p>
    </details>
  )
}
