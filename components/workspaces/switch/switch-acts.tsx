'use client'

import { useMemo, type ReactNode } from 'react'
import { toastDone } from '@/components/ui/form/toast-outcome'
import { RowActs } from '@/components/ui/list/row-acts'
import { keepWorkspaceAction } from '@/lib/workspaces/deletion/actions'
import { enterWorkspace } from './enter-workspace'

interface SwitchActsProps {
  /** The target; none: home. */
  path?: string
  children: ReactNode
}

/** Runs the workspace list's buttons. */
export function SwitchActs({ path, children }: SwitchActsProps) {
  const acts = useMemo(
    () => ({
      enter: (id: string) => enterWorkspace(id, path),
      keep: (id: string) => toastDone(keepWorkspaceAction({ id }), 'Deletion canceled'),
    }),
    [path],
  )
  return <RowActs acts={acts}>{children}</RowActs>
}
