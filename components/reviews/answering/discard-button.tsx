'use client'

import { useRouter } from 'next/navigation'
import { successOf } from '@/components/ui/form/toast-outcome'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { discardThrough, hrefOf, type Door } from './saving/door'

/** Discards unsent changes, after a confirmation. */
export function DiscardButton({ door }: { door: Door }) {
  const router = useRouter()

  async function discard() {
    if (!(await successOf(discardThrough(door)))) return
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
