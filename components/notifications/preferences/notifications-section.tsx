import { Section } from '@/components/ui/layout/section'
import type { PreferencesView } from '@/lib/notifications/preferences/queries/get-preferences'
import { zoneName } from '@/lib/shared/zone-names'
import { PreferencesForm } from './preferences-form'

interface NotificationsSectionProps {
  preferences: PreferencesView
  zone: string
  /** Both Slack accounts are connected. */
  hasSlack: boolean
}

export function NotificationsSection({ preferences, zone, hasSlack }: NotificationsSectionProps) {
  return (
    <Section
      title="Notifications"
      text={hasSlack ? 'What you get here, by e-mail and in Slack' : 'What you get here and by e-mail'}
    >
      <PreferencesForm preferences={preferences} hasSlack={hasSlack} zone={zoneName(zone)} />
    </Section>
  )
}
