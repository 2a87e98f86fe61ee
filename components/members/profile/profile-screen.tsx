import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Tabs } from '@/components/ui/layout/tabs'
import type { ProfileTab } from '@/lib/members/profile/schema'

const labels: Readonly<Record<ProfileTab, string>> = {
  profile: 'Profile',
  feedback: 'Feedback for me',
  settings: 'Settings',
  change_password: 'Change password',
  integrations: 'Integrations',
}

interface ProfileScreenProps {
  tab: ProfileTab
  /** Without a password there is none to change. */
  hasPassword: boolean
  children: ReactNode
}

export function ProfileScreen({ tab, hasPassword, children }: ProfileScreenProps) {
  const words = { ...labels, ...(!hasPassword && { change_password: 'Set password' }) }
  const tabs = Object.entries(words).map(([value, label]) => ({ value, label }))
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
