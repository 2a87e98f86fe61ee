import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Tabs } from '@/components/ui/layout/tabs'
import { settingsTabLabels, settingsTabsFor, type SettingsTab } from '@/lib/workspaces/schema'

interface SettingsScreenProps {
  tab: SettingsTab
  isBilled: boolean
  children?: ReactNode
}

export function SettingsScreen({ tab, isBilled, children }: SettingsScreenProps) {
  const tabs = settingsTabsFor({ isBilled }).map((value) => ({ value, label: settingsTabLabels[value] }))
  return (
    <Page>
      <PageHeader
        title="Workspace"
        tabs={<Tabs label="Workspace settings" path="/workspace/edit" active={tab} tabs={tabs} />}
      />
      <div className={tab === 'audit' || tab === 'plan' ? undefined : 'max-w-reading'}>{children}</div>
    </Page>
  )
}
