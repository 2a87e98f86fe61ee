import { cx } from '@/components/ui/cx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Fills the width of its container. */
  wide?: boolean
  className?: string
}

/** The classes of a button with a label. */
export function buttonClass({ variant = 'secondary', size = 'md', wide, className }: ButtonLook): string {
  return cx('button', `button-${variant}`, `button-${size}`, wide && 'button-wide', className)
}

/** The classes of a square button that shows only an icon. */
export function iconButtonClass({ variant = 'ghost', size = 'md', className }: ButtonLook): string {
  return cx('button', `button-${variant}`, `button-square-${size}`, className)
}
