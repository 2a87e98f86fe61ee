import type { ReactNode } from 'react'
import { iconButtonClass } from '@/components/ui/button/button-style'
import { Icon } from '@/components/ui/icon/icon'
import { OnceScripted } from '@/components/ui/once-scripted'

interface RowMenuProps {
  id: string
  children: ReactNode
}

/**
 * One menu for all rows, so a row only costs its button. It anchors to the pressed button; `RowMenuActs` runs its acts.
 */
export function RowMenu({ id, children }: RowMenuProps) {
  return (
    <OnceScripted>
      <div id={id} popover="auto" data-align="end" className="menu anchored appear">
        {children}
      </div>
    </OnceScripted>
  )
}

interface RowMenuButtonProps {
  /** The menu's id. */
  menu: string
  label: string
  /** The row's values for acts, if the row doesn't hold them. */
  row?: { id: string; name: string; note?: string }
}

/** Opens the list's menu for its row. */
export function RowMenuButton({ menu, label, row }: RowMenuButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={menu}
      aria-label={label}
      data-id={row?.id}
      data-name={row?.name}
      data-note={row?.note}
      className={iconButtonClass({})}
    >
      <Icon name="ellipsis" />
    </button>
  )
}
