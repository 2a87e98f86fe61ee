import { cx } from '@/components/ui/cx'

/** A fully clickable option box, highlighted when chosen. */
export const optionClass = (className: string) =>
  cx(
    'relative rounded-md border border-control bg-surface transition-colors duration-fast not-has-disabled:hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-disabled:border-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
    className,
  )

/** The invisible radio fills the box, so every input method uses the native one. */
export const coverClass = 'absolute inset-0 size-full cursor-[inherit] appearance-none rounded-[inherit] outline-none'
