'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

const AlertDialog = dynamic(() => import('./alert-dialog').then((module) => module.AlertDialog), { ssr: false })

const kept = 'form[data-keep]'

/** Forms with unsent input; a submit clears it, a refusal or failure restores it. */
const touched = new WeakSet<HTMLFormElement>()

const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>(kept) : undefined

const refused = '[data-unsent], :has([aria-invalid="true"])'

const isUnsaved = (form: HTMLFormElement) => touched.has(form) || form.matches(refused)
const isAnyUnsaved = () => [...document.querySelectorAll<HTMLFormElement>(kept)].some(isUnsaved)

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

/** Whether the browser handles the press: new tab, download, window. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== LEFT || metaKey || ctrlKey || shiftKey || altKey

/** Another screen's URL that a press opens in this window, or undefined. */
function pressedScreen(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || isForBrowser(event)) return undefined
  const { origin, pathname, search, hash } = link
  const isWithinPage = hash !== '' && pathname === location.pathname && search === location.search
  const isScreen = origin === location.origin && !pathname.startsWith('/api/') && !isWithinPage
  return isScreen ? `${pathname}${search}${hash}` : undefined
}

/** The target: a URL, or a history entry by key. */
type Way = { to: string } | { back: string }

/** Native dialogs and popovers are above everything and block what is behind them. */
function clearFront() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close()
  for (const menu of document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')) menu.hidePopover()
}

/** Browsers without the Navigation API can't stop Back. */
const browserHistory = () => ('navigation' in window ? window.navigation : undefined)

/**
 * Asks before leaving an edited `data-keep` form: links and Back in our words, closing and reloading in the browser's.
 * In each layout with such forms; the light pages before sign-in have none.
 */
export function UnsavedLayer() {
  const router = useRouter()
  const [way, setWay] = useState<Way>()
  const isAgreed = useRef(false)

  useEffect(() => {
    function askAbout(next: Way) {
      clearFront()
      setWay(next)
    }
    // Before any link's own handler, so none of them navigates.
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
