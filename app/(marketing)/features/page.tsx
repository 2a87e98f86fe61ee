import type { Metadata } from 'next'
import { FeaturesScreen } from '@/components/shell/public/features/features-screen'

export const metadata: Metadata = {
  title: 'Features',
  description: 'Feedback, anonymity, goals, one-on-ones, follow-ups and applause, with what keeps them going.',
  alternates: { canonical: '/features' },
}

export default function FeaturesPage() {
  return <FeaturesScreen />
}
