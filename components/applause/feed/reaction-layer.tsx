'use client'

import { useEffect } from 'react'
import { toastFaults } from '@/components/ui/form/toast-faults'
import { reactToApplauseAction } from '@/lib/applause/actions'
import { reactions } from '@/lib/applause/rules/reactions'

/** The pressed reaction and its row. */
function pressedOf({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-reactions] > button') : null
  const id = button?.parentElement?.dataset['reactions']
  const kind = reactions.find((one) => one.kind === button?.value)?.kind
  return button && id && kind ? { button, id, kind } : undefined
}

async function press(event: Event) {
  const pressed = pressedOf(event)
  if (!pressed || pressed.button.ariaBusy === 'true') return
  const { button, id, kind } = pressed
  button.ariaBusy = 'true'
  await toastFaults(reactToApplauseAction({ id, kind, isOn: button.ariaPressed !== 'true' }))
  button.ariaBusy = null
}

/** One listener for every reaction row of the page. */
export function ReactionLayer() {
  useEffect(() => {
    const listen = (event: Event) => void press(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
  return null
}
