'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { undoOptOutOf, type Access } from '@/components/reviews/answering/saving/access'

export function UndoOptOutButton({ access }: { access: Access }) {
  const [pending, startTransition] = useTransition()

  function undo() {
    startTransition(async () => {
      await toastFaults(undoOptOutOf(access))
    })
  }

  return (
    <Button variant="primary" pending={pending} onClick={undo}>
      Answer after all
    </Button>
  )
}
