'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { wasTyped } from './was-typed'

const AlertDialog = dynamic(() => import('./overlay/alert-dialog').then((module) => module.AlertDialog), { ssr: false })

const kept = 'form[data-keep]'

/** Forms in which something was typed that was not sent. Sending clears it; what is refused, or never arrives, counts again. */
const touched = new WeakSet<HTMLFormElement>()

const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>(kept) : undefined

const refused = '[data-unsent], :has([aria-invalid="true"])'

const isUnsaved = (form: HTMLFormElement) => touched.has(form) || form.matches(refused)
const keptForms = () => [...document.querySelectorAll<HTMLFormElement>(kept)]
const isAnyUnsaved = () => keptForms().some(isUnsaved)

function touch({ target }: Event) {
  const form = formOf(target)
  if (form) touched.add(form)
}

function clear({ target }: Event) {
  const form = formOf(target)
  if (form) touched.delete(form)
}

function askFirst(event: BeforeUnloadEvent) {
  if (isAnyUnsaved()) event.preventDefault()
}

const LEFT = 0

/** Whether the browser has its own plans with a press: a new tab, a download, another window. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== LEFT || metaKey || ctrlKey || shiftKey || altKey

/** The address of another screen that a press leads to in this window, or undefined. */
function pressedScreen(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || isForBrowser(event)) return undefined
  const { origin, pathname, search, hash } = link
  const isWithinPage = hash !== '' && pathname === location.pathname && search === location.search
  const isScreen = origin === location.origin && !pathname.startsWith('/api/') && !isWithinPage
  return isScreen ? `${pathname}${search}${hash}` : undefined
}

/** Where somebody is about to go: the address of a link, or a place in the history of the browser by its key. */
type Way = { to: string } | { back: string }

/** The browser draws its own dialogs and menus in front of everything, and lets nothing behind a dialog be pressed. */
function clearFront() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close()
  for (const menu of document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')) menu.hidePopover()
}

/** Not every browser can be asked to stay when it is sent back; there Back leaves as it always did. */
const browserHistory = () => ('navigation' in window ? window.navigation : undefined)

/**
 * Asks once before somebody leaves a form marked `data-keep` with something typed in it: by a link or the browser's Back, in
 * our words; by closing or reloading, in the browser's.
 */
export function UnsavedLayer() {
  const router = useRouter()
  const [way, setWay] = useState<Way>()
  const isAgreed = useRef(false)

  useEffect(() => {
    for (const form of keptForms()) if (wasTyped(form)) touched.add(form)

    function askAbout(next: Way) {
      clearFront()
      setWay(next)
    }
    // Before any link's own handler, so that none of them goes ahead.
    function ask(event: MouseEvent) {
      const to = pressedScreen(event)
      // A press that opens a dialog leaves nothing.
      if (event.defaultPrevented || to === undefined || !isAnyUnsaved()) return
      event.preventDefault()
      event.stopPropagation()
      askAbout({ to })
    }
    function askBack(event: NavigateEvent) {
      if (event.navigationType !== 'traverse' || event.hashChange) return
      const goesAhead = isAgreed.current || !event.cancelable || !isAnyUnsaved()
      isAgreed.current = false
      if (goesAhead) return setWay(undefined)
      event.preventDefault()
      askAbout({ back: event.destination.key })
    }
    document.addEventListener('input', touch)
    document.addEventListener('submit', clear)
    document.addEventListener('click', ask, true)
    window.addEventListener('beforeunload', askFirst)
    browserHistory()?.addEventListener('navigate', askBack)
    return () => {
      document.removeEventListener('input', touch)
      document.removeEventListener('submit', clear)
      document.removeEventListener('click', ask, true)
      window.removeEventListener('beforeunload', askFirst)
      browserHistory()?.removeEventListener('navigate', askBack)
    }
  }, [])

  function leave() {
    setWay(undefined)
    if (way === undefined) return
    if ('to' in way) return router.push(way.to)
    isAgreed.current = true
    browserHistory()?.traverseTo(way.back)
  }

  if (way === undefined) return null
  return (
    <AlertDialog
      open
      onOpenChange={() => setWay(undefined)}
      title="Leave without saving?"
      text="Your changes aren’t saved."
      confirm="Leave"
      cancel="Stay"
      danger
      onConfirm={leave}
    />
  )
}
