import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/names'
import { TextLink } from '@/components/ui/button/text-link'
import { Badge } from '@/components/ui/display/badge'

type ConnectionState = 'not_connected' | 'connected'

const states: Readonly<Record<ConnectionState, { tone: 'neutral' | 'success'; label: string }>> = {
  not_connected: { tone: 'neutral', label: 'Not connected' },
  connected: { tone: 'success', label: 'Connected' },
}

const integrations: readonly { name: string; icon: IconName; text: string; state: ConnectionState }[] = [
  {
    name: 'Slack',
    icon: 'messages-square',
    text: 'Your team’s chat',
    state: 'not_connected',
  },
  {
    name: 'Google Calendar',
    icon: 'calendar-clock',
    text: 'Your calendar',
    state: 'not_connected',
  },
]

/** What else one works with, and whether it is connected. */
export function IntegrationsPart() {
  return (
    <>
      <ul aria-label="Integrations" className="divide-y divide-line rounded-lg border border-line bg-surface">
        {integrations.map(({ name, icon, text, state }) => (
          <li key={name} className="flex items-start gap-4 p-5 sm:px-6">
            <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-subtle" />
            <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-6 gap-y-2">
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-medium">{name}</p>
                <p className="text-pretty text-muted">{text}</p>
              </div>
              <Badge tone={states[state].tone}>{states[state].label}</Badge>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-pretty text-subtle">
        You can’t connect these yet. Choose how you get notifications in{' '}
        <TextLink href="/profile?tab=settings">Settings</TextLink>.
      </p>
    </>
  )
}
