'use client'

import dynamic from 'next/dynamic'
import { Dialog as Radix } from 'radix-ui'
import { useRef, useState, type ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { cx } from '@/components/ui/cx'
import { breakable } from '@/components/ui/display/breakable'
import { IconButton } from '@/components/ui/button/icon-button'
import { dialogClass } from './dialog-style'
import { isInToasts } from './reach-toasts'
import { overlayClass } from './surface-style'
import { useReturnFocus } from './use-return-focus'

const AlertDialog = dynamic(() => import('./alert-dialog').then((module) => module.AlertDialog), { ssr: false })

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

/** Whether closing would lose words or what was picked; a form marked `data-restored` keeps its own. */
const isWritten = (content: HTMLElement) =>
  content.querySelector('[data-picked]:not([data-restored] *)') !== null ||
  [...content.querySelectorAll<HTMLTextAreaElement>('textarea:not([data-restored] *)')].some(
    ({ value, defaultValue }) => value.trim() !== '' && value !== defaultValue,
  )

/** Escape closes an open list first, and what has a use of its own for it. */
function leaveToList(event: KeyboardEvent) {
  if (
    event.target instanceof Element &&
    event.target.matches('[role=combobox][aria-expanded=true], [data-own-escape] *')
  )
    event.preventDefault()
}

/** A press on a toast is none on the page. */
function leaveToToast(event: CustomEvent) {
  if (isInToasts(event.target)) event.preventDefault()
}

interface CloseQuestionProps {
  onOpenChange: (open: boolean) => void
  onClose: () => void
}

const CloseQuestion = ({ onOpenChange, onClose }: CloseQuestionProps) => (
  <AlertDialog
    open
    onOpenChange={onOpenChange}
    title="Close without saving?"
    text="What you entered isn’t saved."
    confirm="Close"
    cancel="Keep writing"
    danger
    onConfirm={onClose}
  />
)

/** A modal dialog, which asks before it closes on written words; load it with `next/dynamic` where not always needed. */
export function Dialog({ open, onOpenChange, title, text, actions, wide, children }: DialogProps) {
  const focus = useReturnFocus()
  const content = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState(false)

  function change(next: boolean) {
    if (!next && content.current && isWritten(content.current)) setAsking(true)
    else onOpenChange(next)
  }

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          {...focus}
          ref={content}
          onEscapeKeyDown={leaveToList}
          onPointerDownOutside={leaveToToast}
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
          {isAsking && (
            <CloseQuestion
              onOpenChange={setAsking}
              onClose={() => {
                setAsking(false)
                onOpenChange(false)
              }}
            />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
