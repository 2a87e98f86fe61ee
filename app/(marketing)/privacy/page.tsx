import type { Metadata } from 'next'
import { AnalyticsSwitch } from '@/components/shell/analytics/analytics-switch'
import { PrivacyScreen } from '@/components/shell/public/legal/privacy-screen'
import { findAnalytics } from '@/lib/access/modes'

export const metadata: Metadata = {
  title: 'Privacy',
  description: 'What Rapport stores about you, who can read it, and for how long.',
  alternates: { canonical: '/privacy' },
}

export default async function PrivacyPage() {
  const analytics = await findAnalytics()
  return <PrivacyScreen counting={analytics && <AnalyticsSwitch {...analytics} />} />
}
