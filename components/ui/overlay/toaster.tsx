'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { toast as sonner, Toaster as Sonner } from 'sonner'
import { breakable } from '@/components/ui/display/breakable'
import { reachToasts } from './reach-toasts'
import { makeRoomForToasts } from './toast-top'
import { keyOf, receiveToasts, type ToastMessage } from './toast'

const stayMs = 4500

function show(message: ToastMessage) {
  const { type, title, description, duration = stayMs, action } = message
  const button = action && { label: action.label, onClick: action.run }
  makeRoomForToasts()
  const options = { id: keyOf(message), description, duration, action: button }
  const said = breakable(title)
  return type ? sonner[type](said, options) : sonner(said, options)
}

/**
 * Tab leads past the messages to the page's beginning. The library alone gives the focus back to where it came from, and
 * the next Tab leads to the messages again.
 */
function TabPast({ children }: { children: ReactNode }) {
  const isTabbing = useRef(false)

  function follow({ key, shiftKey }: KeyboardEvent) {
    isTabbing.current = key === 'Tab' && !shiftKey
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!isTabbing.current || currentTarget.contains(relatedTarget)) return
    document.querySelector<HTMLElement>('a[href], button')?.focus()
  }

  return (
    <div role="presentation" className="contents" onKeyDown={follow} onBlur={leave}>
      {children}
    </div>
  )
}

interface ToasterProps {
  /** Toasts from before this code loaded. */
  first: readonly ToastMessage[]
  onReady: () => void
}

export function Toaster({ first, onReady }: ToasterProps) {
  const shown = useRef(0)

  useEffect(reachToasts, [])

  useEffect(() => {
    // One sent within a transition may come with a later render.
    first.slice(shown.current).forEach(show)
    shown.current = first.length
    onReady()
    return receiveToasts(show)
  }, [first, onReady])

  return (
    <TabPast>
      <Sonner
        position="top-right"
        offset={{ top: 'var(--toast-top, 24px)', right: 24 }}
        mobileOffset={{ top: 'var(--toast-top, 16px)', left: 16, right: 16 }}
        gap={8}
        closeButton
        // The library sets its own typeface.
        style={{ fontFamily: 'inherit' }}
        containerAriaLabel="Messages"
        icons={{
          success: <Icon name="circle-check" className="size-5 text-success" />,
          info: <Icon name="info" className="size-5 text-info" />,
          warning: <Icon name="triangle-exclamation-point" className="size-5 text-warning" />,
          error: <Icon name="circle-exclamation-point" className="size-5 text-danger" />,
        }}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              'pointer-events-auto relative flex w-[22rem] max-w-[calc(100vw-2rem)] items-start gap-3 rounded-lg border border-line bg-surface p-3.5 pr-10 text-base text-ink shadow-pop',
            title: 'font-medium wrap-anywhere whitespace-pre-line',
            description: 'mt-0.5 text-sm text-muted whitespace-pre-line',
            icon: 'mt-px shrink-0',
            actionButton:
              'ml-auto shrink-0 rounded-sm font-medium text-primary-ink underline decoration-primary/40 underline-offset-3 hover:decoration-primary',
            closeButton:
              'absolute top-2.5 right-2.5 inline-flex size-6 items-center justify-center rounded-sm text-subtle hover:bg-hover hover:text-ink [&_svg]:size-3.5',
          },
        }}
      />
    </TabPast>
  )
}
