import type { Metadata } from 'next'
import { FeaturesScreen } from '@/components/shell/public/features/features-screen'

export const metadata: Metadata = {
  title: 'Features',
  description: 'Feedback, anonymity, goals, follow-ups, one-on-ones and applause, with what keeps them going.',
  alternates: { canonical: '/features' },
}

export default function FeaturesPage() {
  return <FeaturesScreen />
}
