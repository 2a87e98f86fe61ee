import { TextLink } from '@/components/ui/button/text-link'
import { Badge } from '@/components/ui/display/badge'
import { Icon } from '@/components/ui/icon/icon'
import { providers, type ConnectionState } from '@/lib/integrations/rules'
import type { Connection } from '@/lib/integrations/queries'
import { ConnectButton } from './connect-button'
import { DisconnectButton } from './disconnect-button'

const icons = { GOOGLE: 'calendar-clock', SLACK: 'messages-square' } as const

const states: Readonly<Record<ConnectionState, { tone: 'neutral' | 'success' | 'warning'; label: string }>> = {
  not_connected: { tone: 'neutral', label: 'Not connected' },
  connected: { tone: 'success', label: 'Connected' },
  partially_connected: { tone: 'neutral', label: 'Partially connected' },
  fully_connected: { tone: 'success', label: 'Connected' },
}

const broken = { tone: 'warning', label: 'Reconnect needed' } as const

interface ConnectionLineProps {
  connection: Connection
  isForWorkspace?: boolean
  text?: string
}

/** One provider's state, account and buttons. */
export function ConnectionLine({ connection, isForWorkspace = false, text }: ConnectionLineProps) {
  const { provider, state, account, isBroken, missing, missingHref } = connection
  const { tone, label } = isBroken ? broken : states[state]
  const mayConnect = missing === null && (account === null || isBroken)
  return (
    <li className="flex items-start gap-4 p-5 sm:px-6">
      <Icon name={icons[provider]} className="mt-0.5 size-5 shrink-0 text-subtle" />
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
            {providers[provider].name} <Badge tone={tone}>{label}</Badge>
          </p>
          <p className="text-pretty wrap-anywhere text-muted">{account ?? text ?? providers[provider].text}</p>
          {missing !== null && (
            <p className="mt-1 text-sm text-pretty text-subtle">
              {missing} {missingHref !== null && <TextLink href={missingHref}>Workspace integrations</TextLink>}
            </p>
          )}
        </div>
        <span className="flex gap-2 max-sm:[&>.button-ghost]:-ml-3.5">
          {account !== null && <DisconnectButton provider={provider} isForWorkspace={isForWorkspace} />}
          {mayConnect && (
            <ConnectButton
              provider={provider}
              isForWorkspace={isForWorkspace}
              label={isBroken ? 'Reconnect' : 'Connect'}
              isPrimary={isBroken}
            />
          )}
        </span>
      </div>
    </li>
  )
}
