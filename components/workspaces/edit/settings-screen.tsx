import type { ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Tabs } from '@/components/ui/layout/tabs'
import { settingsTabLabels, type SettingsTab } from '@/lib/workspaces/schema'

const tabs = Object.entries(settingsTabLabels).map(([value, label]) => ({ value, label }))

/** What the Admins of a workspace decide for everybody in it. */
export function SettingsScreen({ tab, children }: { tab: SettingsTab; children?: ReactNode }) {
  return (
    <Page>
      <PageHeader
        title="Workspace"
        text="For admins: what everybody here has in common."
        tabs={<Tabs label="Parts of the settings" path="/workspace/edit" active={tab} tabs={tabs} />}
      />
      <div className={tab === 'audit' || tab === 'plan' ? undefined : 'max-w-reading'}>{children}</div>
    </Page>
  )
}
