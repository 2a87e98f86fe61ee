import { cx } from '@/components/ui/cx'
import { Link, type LinkProps } from '@/components/ui/link'

/** Underlined, because colour alone must not carry meaning. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cx('text-link', className)} />
}
