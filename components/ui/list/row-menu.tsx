import type { ReactNode } from 'react'
import { iconButtonClass } from '@/components/ui/button/button-style'
import { Icon } from '@/components/ui/icon/icon'

interface RowMenuProps {
  id: string
  children: ReactNode
}

/**
 * One menu for all the rows of a list, so that a row costs no more than the button that opens it. It hangs under whichever
 * was pressed; `RowMenuActs` does what it says, with the row of that button.
 */
export function RowMenu({ id, children }: RowMenuProps) {
  return (
    <div id={id} popover="auto" data-rows data-align="end" className="menu anchored appear">
      {children}
    </div>
  )
}

interface RowMenuButtonProps {
  /** The id of the menu. */
  menu: string
  label: string
  /** What the acts are told of the row, where the row itself does not say it. */
  row?: { id: string; name: string }
}

/** Opens the menu of the list for its row. */
export function RowMenuButton({ menu, label, row }: RowMenuButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={menu}
      aria-label={label}
      data-id={row?.id}
      data-name={row?.name}
      className={iconButtonClass({})}
    >
      <Icon name="ellipsis" />
    </button>
  )
}
