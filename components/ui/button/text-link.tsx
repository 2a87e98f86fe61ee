import type { ComponentProps } from 'react'
import { cx } from '@/components/ui/cx'

/** A link inside text. Underlined, because colour alone must not carry a meaning. */
export function TextLink({ className, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className={cx('text-link', className)}>
      {children}
    </a>
  )
}
