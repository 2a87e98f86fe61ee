import type { ComponentProps, SyntheticEvent } from 'react'
import { buttonClass, type ButtonLook } from './button-style'
import { ScriptedButton } from './scripted-button'
import { Spinner } from './spinner'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Busy: a spinner replaces the label at the same width, and presses do nothing. */
  pending?: boolean
}

/** A press while busy must not submit the form. */
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
  const Tag = onClick ? ScriptedButton : 'button'
  return (
    <Tag
      {...rest}
      type={type}
      onClick={pending ? ignore : onClick}
      // Not disabled, which would drop the focus to the top of the page.
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={buttonClass({ variant, size, wide, className })}
    >
      {pending && <Spinner className="absolute" />}
      {pending ? <span className="inline-flex items-center gap-[inherit] opacity-0">{children}</span> : children}
    </Tag>
  )
}
