import { useId, type ComponentProps, type ReactNode } from 'react'
import { ScriptedButton } from '@/components/ui/button/scripted-button'
import { cx } from '@/components/ui/cx'
import { Link, type LinkProps } from '@/components/ui/link'

interface MenuProps {
  /** For lines that close the menu. */
  id?: string
  label: string
  /** The button's content. */
  trigger: ReactNode
  triggerClassName?: string
  /** Which edges align. */
  align?: 'start' | 'end'
  side?: 'bottom' | 'top'
  /** Label as tooltip, for icon buttons: always, or while truncated. */
  tip?: boolean | 'cut'
  className?: string
  children: ReactNode
}

/** A native popover of links and forms, without script. */
export function Menu({
  id,
  label,
  trigger,
  triggerClassName,
  align = 'start',
  side = 'bottom',
  tip,
  className,
  children,
}: MenuProps) {
  // Ids of the server begin anew with each page the router brings; the label keeps it apart from the frame's menus.
  const ownId = `${useId()}${label.replace(/\W+/g, '-')}`
  const menuId = id ?? ownId
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={label}
        data-tip={tip ? label : undefined}
        data-tip-if={tip === 'cut' ? tip : undefined}
        className={triggerClassName}
      >
        {trigger}
      </button>
      <div
        id={menuId}
        popover="auto"
        data-align={align}
        data-side={side}
        className={cx('menu anchored appear', className)}
      >
        {children}
      </div>
    </>
  )
}

export function MenuLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cx('menu-item', className)} />
}

export function MenuButton({ className, type = 'submit', ...rest }: ComponentProps<'button'>) {
  const Tag = rest.onClick ? ScriptedButton : 'button'
  return <Tag {...rest} type={type} className={cx('menu-item', className)} />
}

export function MenuLine() {
  return <hr className="menu-line" />
}
