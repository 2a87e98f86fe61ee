'use client'

import { leaveTo } from '@/components/members/sign-in/auth-request'
import { PaletteLauncher } from '@/components/shell/palette/palette-launcher'
import type { Reach } from '@/components/shell/navigation'

/** Where it cannot be entered from here, one chooses among all of them. */
const enter = (workspaceId: string) =>
  void import('./enter-workspace')
    .then(({ enterWorkspace }) => enterWorkspace(workspaceId))
    .catch(() => leaveTo('/workspace/switch'))

/** The palette, with the person's other workspaces. */
export function WorkspacePalette({ reach }: { reach: Reach }) {
  return <PaletteLauncher {...{ reach, enter }} />
}
