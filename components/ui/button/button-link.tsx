import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-style'

export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className'>, ButtonLook {
  href: string
}

/** Something that goes somewhere and looks like a button. */
export function ButtonLink({ variant, size, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, wide, className })}>
      {children}
    </a>
  )
}
