import Link from 'next/link'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface MenuProps {
  /** Names the button, and with it the menu. */
  label: string
  /** What the button shows. */
  trigger: ReactNode
  triggerClassName?: string
  /** Which edges of button and menu meet. */
  align?: 'start' | 'end'
  side?: 'bottom' | 'top'
  /** Shows the label as the button's tooltip, for a button that is only an icon. */
  tip?: boolean
  className?: string
  children: ReactNode
}

/** A menu that needs no script: a button and the browser's own popover, filled with links and forms. */
export function Menu({
  label,
  trigger,
  triggerClassName,
  align = 'start',
  side = 'bottom',
  tip,
  className,
  children,
}: MenuProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        data-tip={tip ? label : undefined}
        className={triggerClassName}
      >
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        data-align={align}
        data-side={side}
        className={cx(
          'anchored appear min-w-48 rounded-lg border border-line bg-surface p-1 text-ink shadow-pop max-sm:max-w-none',
          className,
        )}
      >
        {children}
      </div>
    </>
  )
}

const itemClass =
  'flex min-h-8 w-full items-center gap-2.5 rounded-sm px-2.5 text-left hover:bg-hover focus-visible:-outline-offset-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-subtle'

/** A place to go to. */
export function MenuLink({ prefetch = false, className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} prefetch={prefetch} className={cx(itemClass, className)} />
}

/** Something to do; inside a form it submits. */
export function MenuButton({ className, type = 'submit', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={cx(itemClass, className)} />
}

export function MenuLine() {
  return <hr className="-mx-1 my-1 border-t border-line" />
}
