import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Tabs } from '@/components/ui/layout/tabs'
import { SubscribersExport } from './subscribers-export'

interface SubscribersScreenProps {
  tab: string
  counts: { inquiries: number; newsletter: number }
  children: ReactNode
}

/** Inquiries and newsletter subscribers from the website. */
export const SubscribersScreen = ({ tab, counts, children }: SubscribersScreenProps) => (
  <Page>
    <PageHeader
      title="Subscribers"
      action={<SubscribersExport tab={tab} />}
      tabs={
        <Tabs
          label="Subscribers"
          path="/admin/subscribers"
          active={tab}
          tabs={[
            { value: 'inquiries', label: 'Inquiries', count: counts.inquiries },
            { value: 'newsletter', label: 'Newsletter', count: counts.newsletter },
          ]}
        />
      }
    />
    {children}
  </Page>
)
