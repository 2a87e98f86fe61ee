'use client'

import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { disconnectAccountAction, disconnectWorkspaceAction } from '@/lib/integrations/actions'
import { providers } from '@/lib/integrations/rules'
import type { DisconnectAccountInput } from '@/lib/integrations/schema'

const losses = {
  GOOGLE: 'Your meetings stay, but no longer sync.',
  SLACK: 'Direct messages from Rapport stop.',
}

/** Disconnects after a confirmation. */
export function DisconnectButton({
  provider,
  isForWorkspace = false,
}: DisconnectAccountInput & { isForWorkspace?: boolean }) {
  const { name } = providers[provider]
  return (
    <ConfirmButton
      variant="ghost"
      title={isForWorkspace ? `Disconnect ${name} for everyone?` : `Disconnect ${name}?`}
      text={isForWorkspace ? 'Slack messages stop for everyone in this workspace.' : losses[provider]}
      confirm="Disconnect"
      danger
      onConfirm={async () => {
        const work = isForWorkspace ? disconnectWorkspaceAction({}) : disconnectAccountAction({ provider })
        await toastOutcome<unknown>(work, `${name} is disconnected`)
      }}
    >
      Disconnect
    </ConfirmButton>
  )
}
