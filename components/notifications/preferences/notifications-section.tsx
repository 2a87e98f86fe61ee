import { Section } from '@/components/ui/layout/section'
import type { PreferencesView } from '@/lib/notifications/preferences/queries/get-preferences'
import { zoneName } from '@/lib/shared/zone-names'
import { PreferencesForm } from './preferences-form'

/** The part of one's settings on what one hears of, and when. */
export function NotificationsSection({ preferences, zone }: { preferences: PreferencesView; zone: string }) {
  return (
    <Section title="Notifications" text="What you are told here, what you are mailed, and when.">
      <PreferencesForm preferences={preferences} zone={zoneName(zone)} />
    </Section>
  )
}
