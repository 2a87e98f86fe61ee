'use client'

import { useRouter } from 'next/navigation'
import { faultsOf } from '@/components/ui/form/action-result'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { toast } from '@/components/ui/overlay/toast'
import { optOutThrough, type Door } from './door'

/** Declines to answer, after a question. */
export function OptOutButton({ door, creatorName }: { door: Door; creatorName: string }) {
  const router = useRouter()

  async function optOut() {
    const fault = faultsOf(await optOutThrough(door))?.form
    if (fault) toast({ type: 'error', title: fault })
    else if (door.code !== undefined) router.refresh()
  }

  return (
    <ConfirmButton
      variant="ghost"
      title="Opt out of this feedback?"
      text={`${creatorName} will not get answers from you. What you wrote so far is kept until this closes, and until then you can change your mind.`}
      confirm="Opt out"
      cancel="Go on answering"
      onConfirm={optOut}
    >
      Opt out
    </ConfirmButton>
  )
}
