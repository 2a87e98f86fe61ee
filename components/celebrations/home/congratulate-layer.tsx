'use client'

import { useEffect } from 'react'
import { usePress } from '@/components/ui/form/use-press'
import { toast } from '@/components/ui/overlay/toast'
import { congratulateAction } from '@/lib/celebrations/actions'

const undoMs = 10_000

async function congratulate({ target }: Event, press: ReturnType<typeof usePress>) {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-congratulate]') : null
  const id = button?.dataset['congratulate']
  if (!button || !id || button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  const isDone = await press(congratulateAction({ id }))
  button.ariaBusy = null
  if (!isDone) return
  const undo = () => void press(congratulateAction({ id, isTakenBack: true }), 'Taken back')
  toast({ type: 'success', title: 'Congratulated', duration: undoMs, action: { label: 'Undo', run: undo } })
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
