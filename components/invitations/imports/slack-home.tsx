import { ConnectionLine } from '@/components/integrations/connection-line'
import { TextLink } from '@/components/ui/button/text-link'
import { Callout } from '@/components/ui/display/callout'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { Connection } from '@/lib/integrations/queries'
import { SlackButton } from './slack-acts'

interface SlackHomeProps {
  connection: Connection
  gate: string | null
}

/** Slack isn't connected, with the button to connect it. */
const Unconnected = ({ connection }: { connection: Connection }) => (
  <>
    {connection.isBroken && (
      <p className="mb-3 text-pretty text-muted">Slack is no longer connected. Reconnect it, then import people.</p>
    )}
    <ul aria-label="Integrations" className="rounded-lg border border-line bg-surface">
      <ConnectionLine
        connection={connection}
        isForWorkspace
        text="Slack isn’t connected to this workspace. Connect it, then import people."
      />
    </ul>
  </>
)

export function SlackHome({ connection, gate }: SlackHomeProps) {
  const isConnected = connection.state === 'connected' && !connection.isBroken
  return (
    <Page narrow>
      <PageHeader
        title="Import from Slack"
        back={{ href: '/users/import', label: 'Import people' }}
        text="You choose who to invite. No mail is sent before."
      />
      {gate !== null && (
        <Callout tone="warning" title={gate} className="mb-4">
          <TextLink href="/workspace/edit?tab=plan">See the plans</TextLink>
        </Callout>
      )}
      {isConnected ? (
        <Card flush>
          <EmptyState
            icon={<Icon name="messages-square" />}
            title={connection.account ?? 'Slack'}
            text="Names, e-mail, job titles, time zones and photos"
            action={<SlackButton disabled={gate !== null} />}
          />
        </Card>
      ) : (
        <Unconnected connection={connection} />
      )}
    </Page>
  )
}
