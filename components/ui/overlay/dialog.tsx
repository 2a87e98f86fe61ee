'use client'

import { Icon } from '@/components/ui/icon/icon'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { breakable } from '@/components/ui/display/breakable'
import { IconButton } from '@/components/ui/button/icon-button'
import { dialogClass } from './dialog-style'
import { overlayClass } from './surface-style'
import { useReturnFocus } from './use-return-focus'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  text?: ReactNode
  /** Footer buttons, verb first in Tab order and last in the line. */
  actions?: ReactNode
  /** For two columns or a preview. */
  wide?: boolean
  children?: ReactNode
}

/** A modal dialog; load it with `next/dynamic` where not always needed. */
export function Dialog({ open, onOpenChange, title, text, actions, wide, children }: DialogProps) {
  const focus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          {...focus}
          {...(text ? {} : { 'aria-describedby': undefined })}
          className={cx(dialogClass, wide ? 'max-w-3xl' : 'max-w-lg')}
        >
          <div className="flex items-start gap-4 px-6 pt-5">
            <Radix.Title className="min-w-0 flex-1 text-md font-semibold text-balance">{breakable(title)}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" size="sm" icon={<Icon name="x" />} className="-mr-2" />
            </Radix.Close>
          </div>
          {text && <Radix.Description className="mt-1 px-6 text-muted">{breakable(text)}</Radix.Description>}
          {children && <div className="overflow-y-auto px-6 pt-4 pb-1">{children}</div>}
          {actions && <div className="flex flex-row-reverse flex-wrap gap-2 px-6 pt-4">{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
