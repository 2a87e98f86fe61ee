'use client'

import type { ReactNode } from 'react'
import { RowActs, type RowAct } from '@/components/ui/list/row-acts'
import { keepWorkspaceAction } from '@/lib/workspaces/deletion/actions'
import { enterWorkspace } from './enter-workspace'

const acts: Readonly<Record<string, RowAct>> = {
  enter: (id) => enterWorkspace(id),
  keep: (id) => keepWorkspaceAction({ id }),
}

/** Does what is pressed in the list of one's workspaces. */
export function SwitchActs({ children }: { children: ReactNode }) {
  return <RowActs acts={acts}>{children}</RowActs>
}
