import type { ComponentProps } from 'react'
import { cx } from '@/components/ui/cx'

/** Does something, but reads as a link: for a small second way out beside a real button. */
export function LinkButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(
        'min-h-6 rounded-sm font-medium text-primary-ink underline decoration-primary/40 underline-offset-3 transition-colors duration-fast hover:decoration-primary disabled:opacity-55',
        className,
      )}
    />
  )
}
