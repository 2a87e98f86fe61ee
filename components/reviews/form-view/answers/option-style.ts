import { cx } from '@/components/ui/cx'

/** The look of something to choose that fills its own box: all of it can be pressed, and it lights up when chosen. */
export const optionClass = (className?: string) =>
  cx(
    'relative rounded-md border border-control bg-surface transition-colors duration-fast not-has-disabled:hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-disabled:border-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
    className,
  )

/** The radio itself fills the box unseen, so that pointer, finger, keyboard and screen reader all meet the real one. */
export const coverClass = 'absolute inset-0 size-full cursor-[inherit] appearance-none rounded-[inherit] outline-none'
