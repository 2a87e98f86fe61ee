'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { usePress } from '@/components/ui/form/use-press'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { addTalkingPointAction } from '@/lib/one-on-ones/actions'

export function SuggestButton({ pairId, text, link }: { pairId: string; text: string; link: string }) {
  const madeIdOf = useMadeIds()
  const [pending, startTransition] = useTransition()
  const press = usePress()
  const add = async () => void (await press(addTalkingPointAction({ madeId: madeIdOf(link), id: pairId, text, link })))
  return (
    <Button size="sm" pending={pending} aria-label={`Add “${text}” to the agenda`} onClick={() => startTransition(add)}>
      Add
    </Button>
  )
}
