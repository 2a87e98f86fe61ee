import { Link, type LinkProps } from '@/components/ui/link'
import { buttonClass, type ButtonLook } from './button-style'

export interface ButtonLinkProps extends Omit<LinkProps, 'className'>, ButtonLook {}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, wide, className })} />
}
