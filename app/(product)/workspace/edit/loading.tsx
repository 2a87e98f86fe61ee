import { SkeletonForm } from '@/components/ui/layout/skeleton'
import { SettingsScreen } from '@/components/workspaces/edit/settings-screen'
import { isBillingOn } from '@/lib/billing/queries'

export default function WorkspaceSettingsLoading() {
  return (
    <SettingsScreen tab="general" isBilled={isBillingOn()}>
      <SkeletonForm label="Loading the settings" />
    </SettingsScreen>
  )
}
