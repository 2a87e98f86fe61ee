'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { toast } from '@/components/ui/overlay/toast'
import { undoOptOutThrough, type Door } from '@/components/reviews/answering/saving/door'

export function UndoOptOutButton({ door }: { door: Door }) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()

  function undo() {
    startTransition(async () => {
      const fault = faultsOf(await answerOf(undoOptOutThrough(door)))?.form
      if (fault) toast({ type: 'error', title: fault })
      else if (door.code !== undefined) router.refresh()
    })
  }

  return (
    <Button variant="primary" pending={pending} onClick={undo}>
      Answer after all
    </Button>
  )
}
