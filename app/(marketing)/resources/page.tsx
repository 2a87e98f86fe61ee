import type { Metadata } from 'next'
import { NewsletterForm } from '@/components/admin/newsletter/newsletter-form'
import { ResourcesScreen } from '@/components/shell/public/resources/resources-screen'
import { listOfferedDefaults } from '@/lib/templates/defaults/queries'

export const metadata: Metadata = {
  title: 'Resources',
  description: 'Guides for your first feedback, one-on-ones and goals, templates to start from, and where to ask.',
  alternates: { canonical: '/resources' },
}

export default async function ResourcesPage() {
  return <ResourcesScreen templates={await listOfferedDefaults()} newsletter={<NewsletterForm />} />
}
