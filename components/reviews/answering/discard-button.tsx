'use client'

import { useRouter } from 'next/navigation'
import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { toast } from '@/components/ui/overlay/toast'
import { discardThrough, hrefOf, type Door } from './saving/door'

/** Discards unsent changes, after a confirmation. */
export function DiscardButton({ door }: { door: Door }) {
  const router = useRouter()

  async function discard() {
    const fault = faultsOf(await answerOf(discardThrough(door)))?.form
    if (fault) {
      toast({ type: 'error', title: fault })
      return
    }
    router.replace(hrefOf(door))
    router.refresh()
  }

  return (
    <ConfirmButton
      variant="ghost"
      title="Discard your changes?"
      text="Your first answers stay."
      confirm="Discard changes"
      cancel="Keep them"
      onConfirm={discard}
    >
      Discard changes
    </ConfirmButton>
  )
}
