'use client'

import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { floatingClass } from './surface-style'

interface PopoverProps {
  /** A button; it is given what makes it open the popover. */
  trigger: ReactNode
  /** Read aloud as the name of what opens. */
  label: string
  align?: 'start' | 'center' | 'end'
  className?: string
  children: ReactNode
}

/** Something small to look at or fill in beside the button that opens it. */
export function Popover({ trigger, label, align = 'start', className, children }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={cx(floatingClass, 'max-w-[calc(100vw-1rem)] p-4', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
