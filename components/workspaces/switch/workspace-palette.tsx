'use client'

import { leaveTo } from '@/components/members/sign-in/auth-request'
import { PaletteLauncher } from '@/components/shell/palette/palette-launcher'
import type { Reach } from '@/components/shell/navigation'

/** If switching fails, the workspace list follows. */
const enter = (workspaceId: string) =>
  void import('./enter-workspace')
    .then(({ enterWorkspace }) => enterWorkspace(workspaceId))
    .catch(() => leaveTo('/workspace/switch'))

/** The palette with workspace switching. */
export function WorkspacePalette(props: { reach: Reach; ownerMark: string }) {
  return <PaletteLauncher {...props} enter={enter} />
}
