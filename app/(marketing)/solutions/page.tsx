import type { Metadata } from 'next'
import { SolutionsScreen } from '@/components/shell/public/solutions/solutions-screen'

export const metadata: Metadata = {
  title: 'Solutions',
  description:
    'What Rapport does for small teams, businesses and enterprises, for managers, people teams and employees.',
  alternates: { canonical: '/solutions' },
}

export default function SolutionsPage() {
  return <SolutionsScreen />
}
