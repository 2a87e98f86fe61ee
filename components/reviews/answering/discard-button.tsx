'use client'

import { useRouter } from 'next/navigation'
import { successOf } from '@/components/ui/form/toast-outcome'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { discardRevision, hrefOf, type Access } from './saving/access'

/** Discards unsent changes, after a confirmation. */
export function DiscardButton({ access }: { access: Access }) {
  const router = useRouter()

  async function discard() {
    if (!(await successOf(discardRevision(access)))) return
    router.replace(hrefOf(access))
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
