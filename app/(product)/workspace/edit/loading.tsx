import { waiting } from '@/components/ui/layout/first-view'
import { SkeletonForm } from '@/components/ui/layout/skeleton'
import { SettingsScreen } from '@/components/workspaces/edit/settings-screen'
import { isBillingOn } from '@/lib/billing/queries'

function WorkspaceSettingsLoading() {
  return (
    <SettingsScreen tab="general" isBilled={isBillingOn()}>
      <SkeletonForm label="Loading the settings" />
    </SettingsScreen>
  )
}

export default waiting(WorkspaceSettingsLoading)
