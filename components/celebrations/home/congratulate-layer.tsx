'use client'

import { useEffect } from 'react'
import { usePress } from '@/components/ui/form/use-press'
import { congratulateAction } from '@/lib/celebrations/actions'

async function congratulate({ target }: Event, press: ReturnType<typeof usePress>) {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-congratulate]') : null
  const id = button?.dataset['congratulate']
  if (!button || !id || button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  await press(congratulateAction({ id }))
  button.ariaBusy = null
}

export function CongratulateLayer() {
  const press = usePress()

  useEffect(() => {
    const listen = (event: Event) => void congratulate(event, press)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [press])
  return null
}
