import type { ComponentProps } from 'react'
import { cx } from '@/components/ui/cx'

/** Does something, but reads as a link: for a small second way out beside a real button. */
export function LinkButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={cx('text-link min-h-6 disabled:opacity-55', className)} />
}
