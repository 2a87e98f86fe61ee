import type { ComponentProps } from 'react'
import { cx } from '@/components/ui/cx'

/** `flush` leaves the padding to the content, for tables and rows. */
export function Card({ className, flush, ...rest }: ComponentProps<'div'> & { flush?: boolean }) {
  return (
    <div
      {...rest}
      className={cx('min-w-0 rounded-lg border border-line bg-surface', flush ? 'overflow-hidden' : 'p-5', className)}
    />
  )
}
