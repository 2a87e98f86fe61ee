import { Section } from '@/components/ui/layout/section'
import type { PreferencesView } from '@/lib/notifications/preferences/queries/get-preferences'
import { zoneName } from '@/lib/shared/zone-names'
import { PreferencesForm } from './preferences-form'

interface NotificationsSectionProps {
  preferences: PreferencesView
  zone: string
  /** Their Slack account and that of the workspace are connected. */
  hasSlack: boolean
}

/** The notification settings. */
export function NotificationsSection({ preferences, zone, hasSlack }: NotificationsSectionProps) {
  return (
    <Section title="Notifications">
      <PreferencesForm {...{ preferences, hasSlack }} zone={zoneName(zone)} />
    </Section>
  )
}
