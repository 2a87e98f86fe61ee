'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { answerOf } from '@/components/ui/form/answer-of'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { connectAccountAction, connectWorkspaceAction } from '@/lib/integrations/actions'
import type { ConnectAccountInput } from '@/lib/integrations/schema'

interface ConnectButtonProps extends ConnectAccountInput {
  isForWorkspace?: boolean
  label: string
  isPrimary?: boolean
}

/** Links to the provider's consent page. */
export function ConnectButton({ provider, isForWorkspace = false, label, isPrimary }: ConnectButtonProps) {
  const [pending, startTransition] = useTransition()

  async function connect() {
    const begun = isForWorkspace ? connectWorkspaceAction({}) : connectAccountAction({ provider })
    const answer = await answerOf(begun)
    if (answer?.data?.url) window.location.assign(answer.data.url)
    else await toastFaults(Promise.resolve(answer))
  }

  return (
    <Button variant={isPrimary ? 'primary' : 'secondary'} pending={pending} onClick={() => startTransition(connect)}>
      {label}
    </Button>
  )
}
