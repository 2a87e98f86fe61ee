import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-style'
import { Spinner } from './spinner'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Working on what was asked: disabled, with a spinner in place of the label, so its width stays. */
  pending?: boolean
}

export function Button({
  variant,
  size,
  wide,
  className,
  pending = false,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={buttonClass({ variant, size, wide, className })}
    >
      {pending && <Spinner className="absolute" />}
      {pending ? <span className="inline-flex items-center gap-[inherit] opacity-0">{children}</span> : children}
    </button>
  )
}
