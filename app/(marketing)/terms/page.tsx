import type { Metadata } from 'next'
import { TermsScreen } from '@/components/shell/public/legal/terms-screen'
import { findTrialDays } from '@/lib/billing/queries'

export const metadata: Metadata = {
  title: 'Terms',
  description: 'What you can expect from Rapport, and what is expected from you.',
  alternates: { canonical: '/terms' },
}

// Payment terms depend on settings unknown at build time.
export const dynamic = 'force-dynamic'

export default function TermsPage() {
  return <TermsScreen trialDays={findTrialDays()} />
}
