'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { usePress } from '@/components/ui/form/use-press'
import { undoOptOutOf, type Access } from '@/components/reviews/answering/saving/access'

export function UndoOptOutButton({ access }: { access: Access }) {
  const [pending, startTransition] = useTransition()
  const press = usePress()

  function undo() {
    startTransition(async () => {
      await press(undoOptOutOf(access))
    })
  }

  return (
    <Button variant="primary" pending={pending} onClick={undo}>
      Answer after all
    </Button>
  )
}
