import { cx } from '@/components/ui/cx'
import { Link, type LinkProps } from '@/components/ui/link'

/** A link inside text. Underlined, because colour alone must not carry a meaning. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cx('text-link', className)} />
}
