import Link from 'next/link'
import type { ComponentProps } from 'react'
import { cx } from '@/components/ui/cx'

/** A link inside text. Underlined, because colour alone must not carry a meaning. */
export function TextLink({ className, prefetch = false, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      prefetch={prefetch}
      className={cx(
        'rounded-sm font-medium text-primary-ink underline decoration-primary/40 underline-offset-3 transition-colors duration-fast hover:decoration-primary',
        className,
      )}
    />
  )
}
