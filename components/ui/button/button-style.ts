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

const base =
  'relative inline-flex shrink-0 select-none items-center justify-center rounded-md border font-medium whitespace-nowrap no-underline transition-colors duration-fast disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-primary-on shadow-raised not-disabled:hover:bg-primary-hover',
  secondary: 'border-line bg-surface text-ink shadow-raised not-disabled:hover:bg-hover not-disabled:active:bg-pressed',
  ghost:
    'border-transparent bg-transparent text-muted not-disabled:hover:bg-hover not-disabled:hover:text-ink not-disabled:active:bg-pressed',
  danger: 'border-transparent bg-danger text-danger-on shadow-raised not-disabled:hover:bg-danger-hover',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-7 gap-1.5 px-2.5 text-sm [&_svg]:size-3.5',
  md: 'h-9 gap-2 px-3.5 [&_svg]:size-4',
  lg: 'h-11 gap-2 px-5 text-md [&_svg]:size-5',
}

const squares: Record<ButtonSize, string> = {
  sm: 'size-7 [&_svg]:size-4',
  md: 'size-9 [&_svg]:size-4',
  lg: 'size-11 [&_svg]:size-5',
}

/** The classes of a button with a label. */
export function buttonClass({ variant = 'secondary', size = 'md', wide, className }: ButtonLook): string {
  return cx(base, variants[variant], sizes[size], wide && 'w-full', className)
}

/** The classes of a square button that shows only an icon. */
export function iconButtonClass({ variant = 'ghost', size = 'md', className }: ButtonLook): string {
  return cx(base, variants[variant], squares[size], className)
}
