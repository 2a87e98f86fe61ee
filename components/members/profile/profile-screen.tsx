import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Tabs } from '@/components/ui/layout/tabs'

const tabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'feedback', label: 'Feedback for me' },
]

/** One's own place: who one is here, and what one was told. */
export function ProfileScreen({ tab, children }: { tab: string; children: ReactNode }) {
  return (
    <Page narrow>
      <PageHeader
        title="Your profile"
        tabs={<Tabs label="Parts of your profile" path="/profile" active={tab} tabs={tabs} />}
      />
      {children}
    </Page>
  )
}
