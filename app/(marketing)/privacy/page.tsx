import type { Metadata } from 'next'
import { PrivacyScreen } from '@/components/shell/public/legal/privacy-screen'

export const metadata: Metadata = {
  title: 'Privacy',
  description: 'What Rapport stores about you, who can read it, and for how long.',
  alternates: { canonical: '/privacy' },
}

export default function PrivacyPage() {
  return <PrivacyScreen />
}
