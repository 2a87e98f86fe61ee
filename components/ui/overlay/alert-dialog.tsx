'use client'

import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { cx } from '@/components/ui/cx'
import { breakable } from '@/components/ui/display/breakable'
import { dialogClass } from './dialog-style'
import { overlayClass } from './surface-style'
import { useReturnFocus } from './use-return-focus'

export interface AlertDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question. */
  title: ReactNode
  /** The consequences, and whether they can be undone. */
  text: ReactNode
  /** The verb. */
  confirm: string
  cancel?: string
  danger?: boolean
  pending?: boolean
  onConfirm: () => void
}

/** Confirms an action that is hard to undo. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  text,
  confirm,
  cancel = 'Cancel',
  danger,
  pending = false,
  onConfirm,
}: AlertDialogProps) {
  const focus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content {...focus} className={cx(dialogClass, 'max-w-md')}>
          <Radix.Title className="px-6 pt-5 text-md font-semibold text-balance">{breakable(title)}</Radix.Title>
          <Radix.Description className="mt-1.5 px-6 text-pretty text-muted">{breakable(text)}</Radix.Description>
          <div className="flex flex-wrap justify-end gap-2 px-6 pt-5">
            <Radix.Cancel asChild>
              <Button disabled={pending}>{cancel}</Button>
            </Radix.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
