import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from '@/components/ui/link'
import { iconButtonClass, type ButtonLook } from './button-style'
import { ScriptedButton } from './scripted-button'

interface IconLook extends Omit<ButtonLook, 'wide'> {
  /** The accessible name and tooltip. */
  label: string
  icon: ReactNode
}

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'>, IconLook {}

export function IconButton({ label, icon, variant, size, className, type = 'button', ...rest }: IconButtonProps) {
  const Tag = rest.onClick ? ScriptedButton : 'button'
  return (
    <Tag
      data-tip={label}
      {...rest}
      type={type}
      aria-label={label}
      className={iconButtonClass({ variant, size, className })}
    >
      {icon}
    </Tag>
  )
}

export interface IconLinkProps extends Omit<LinkProps, 'className' | 'children' | 'aria-label'>, IconLook {}

export function IconLink({ label, icon, variant, size, className, ...rest }: IconLinkProps) {
  return (
    <Link data-tip={label} {...rest} aria-label={label} className={iconButtonClass({ variant, size, className })}>
      {icon}
    </Link>
  )
}
