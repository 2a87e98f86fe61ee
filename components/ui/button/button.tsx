import type { ComponentProps, SyntheticEvent } from 'react'
import { buttonClass, type ButtonLook } from './button-style'
import { Spinner } from './spinner'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /**
   * Working on what was asked, for components of the browser: another press does nothing. A spinner takes the place of the
   * label, so its width stays.
   */
  pending?: boolean
}

/** A press while it works sends nothing, not even the form it stands in. */
const ignore = (event: SyntheticEvent) => event.preventDefault()

export function Button({
  variant,
  size,
  wide,
  className,
  pending = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      onClick={pending ? ignore : onClick}
      // Not disabled: the focus would be taken from it, and whoever types would begin again at the top of the page.
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={buttonClass({ variant, size, wide, className })}
    >
      {pending && <Spinner className="absolute" />}
      {pending ? <span className="inline-flex items-center gap-[inherit] opacity-0">{children}</span> : children}
    </button>
  )
}
