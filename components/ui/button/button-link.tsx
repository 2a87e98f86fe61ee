import Link from 'next/link'
import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-style'

export interface ButtonLinkProps extends Omit<ComponentProps<typeof Link>, 'className'>, ButtonLook {}

/** Something that goes somewhere and looks like a button. It is not fetched ahead unless `prefetch` says so. */
export function ButtonLink({ variant, size, wide, className, prefetch = false, ...rest }: ButtonLinkProps) {
  return <Link {...rest} prefetch={prefetch} className={buttonClass({ variant, size, wide, className })} />
}
