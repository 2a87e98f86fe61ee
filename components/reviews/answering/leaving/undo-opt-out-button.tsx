'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { undoOptOutThrough, type Door } from '@/components/reviews/answering/saving/door'

export function UndoOptOutButton({ door }: { door: Door }) {
  const [pending, startTransition] = useTransition()

  function undo() {
    startTransition(async () => {
      await toastFaults(undoOptOutThrough(door))
    })
  }

  return (
    <Button variant="primary" pending={pending} onClick={undo}>
      Answer after all
    </Button>
  )
}
