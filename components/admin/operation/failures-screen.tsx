import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Tabs } from '@/components/ui/layout/tabs'

const tabs = [
  { value: 'mails', label: 'Mails' },
  { value: 'jobs', label: 'Jobs' },
  { value: 'webhooks', label: 'Webhooks' },
  { value: 'services', label: 'Services' },
  { value: 'errors', label: 'Errors' },
]

export const FailuresScreen = ({ tab, children }: { tab: string; children: ReactNode }) => (
  <Page>
    <PageHeader title="Failures" tabs={<Tabs label="Failures" path="/admin/failures" active={tab} tabs={tabs} />} />
    {children}
  </Page>
)
