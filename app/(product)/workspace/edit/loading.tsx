import { SkeletonForm } from '@/components/ui/layout/skeleton'
import { SettingsScreen } from '@/components/workspaces/edit/settings-screen'

export default function WorkspaceSettingsLoading() {
  return (
    <SettingsScreen tab="general">
      <SkeletonForm label="Loading the settings" />
    </SettingsScreen>
  )
}
