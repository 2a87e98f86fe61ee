import { cx } from '@/components/ui/cx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Fills its container's width. */
  wide?: boolean
  className?: string
}

export function buttonClass({ variant = 'secondary', size = 'md', wide, className }: ButtonLook): string {
  return cx('button', `button-${variant}`, `button-${size}`, wide && 'button-wide', className)
}

export function iconButtonClass({ variant = 'ghost', size = 'md', className }: ButtonLook): string {
  return cx('button', `button-${variant}`, `button-square-${size}`, className)
}
