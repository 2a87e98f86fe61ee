import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Link, type LinkProps } from '@/components/ui/link'

interface MenuProps {
  /** Names the button, and with it the menu. */
  label: string
  /** What the button shows. */
  trigger: ReactNode
  triggerClassName?: string
  /** Which edges of button and menu meet. */
  align?: 'start' | 'end'
  side?: 'bottom' | 'top'
  /** Shows the label as the button's tooltip, for a button that is only an icon: always, or while its words are cut. */
  tip?: boolean | 'cut'
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
        data-tip-if={tip === 'cut' ? tip : undefined}
        className={triggerClassName}
      >
        {trigger}
      </button>
      <div id={id} popover="auto" data-align={align} data-side={side} className={cx('menu anchored appear', className)}>
        {children}
      </div>
    </>
  )
}

/** A place to go to. */
export function MenuLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cx('menu-item', className)} />
}

/** Something to do; inside a form it submits. */
export function MenuButton({ className, type = 'submit', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={cx('menu-item', className)} />
}

export function MenuLine() {
  return <hr className="menu-line" />
}
