'use client'

import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { floatingClass, floatingItemClass } from './surface-style'

export interface DropdownItem {
  key: string
  label: string
  icon?: ReactNode
  /** Keys that do the same, for example "E". */
  shortcut?: string
  danger?: boolean
  disabled?: boolean
  onSelect: () => void
}

interface DropdownMenuProps {
  /** A button; it is given what makes it open the menu. */
  trigger: ReactNode
  /** Groups are parted by a line. */
  groups: readonly (readonly DropdownItem[])[]
  align?: 'start' | 'end'
}

/** A menu of things a client component does, with arrow keys and typing to find. Links and forms belong in `Menu`. */
export function DropdownMenu({ trigger, groups, align = 'end' }: DropdownMenuProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align={align} sideOffset={4} collisionPadding={8} className={cx(floatingClass, 'min-w-48')}>
          {groups.map((group, index) => (
            <Radix.Group key={group[0]?.key ?? index}>
              {index > 0 && <Radix.Separator className="-mx-1 my-1 h-px bg-line" />}
              {group.map((item) => (
                <Radix.Item
                  key={item.key}
                  disabled={item.disabled}
                  onSelect={item.onSelect}
                  className={cx(floatingItemClass, item.danger ? 'text-danger-ink' : '[&_svg]:text-subtle')}
                >
                  {item.icon}
                  <span className="flex-1">{item.label}</span>
                  {item.shortcut && <span className="pl-4 text-xs text-subtle">{item.shortcut}</span>}
                </Radix.Item>
              ))}
            </Radix.Group>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
