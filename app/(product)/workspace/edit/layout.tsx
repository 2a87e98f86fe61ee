import type { ReactNode } from 'react'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { ensureRunsWorkspace } from '@/lib/workspaces/queries'

/** Says no before the skeleton is sent, so that the answer is a 403; what a page shows is settled by its own queries. */
export default async function WorkspaceSettingsLayout({ children }: { children: ReactNode }) {
  await onScreen(requireMember().then(ensureRunsWorkspace))
  return children
}
