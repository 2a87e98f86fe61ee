'use client'

import { useEffect } from 'react'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { congratulateAction } from '@/lib/celebrations/actions'

async function press({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-congratulate]') : null
  const id = button?.dataset['congratulate']
  if (!button || !id || button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  await toastFaults(congratulateAction({ id }))
  button.ariaBusy = null
}

export function CongratulateLayer() {
  useEffect(() => {
    const listen = (event: Event) => void press(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
  return null
}
