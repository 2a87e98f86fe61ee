import type { Metadata } from 'next'
import { TermsScreen } from '@/components/shell/public/legal/terms-screen'
import { findTrialDays } from '@/lib/billing/queries'

export const metadata: Metadata = {
  title: 'Terms',
  description: 'What you can expect from Rapport, and what is expected from you.',
  alternates: { canonical: '/terms' },
}

// What is said about paying depends on the settings, which are not there when pages are built.
export const dynamic = 'force-dynamic'

export default function TermsPage() {
  return <TermsScreen trialDays={findTrialDays()} />
}
