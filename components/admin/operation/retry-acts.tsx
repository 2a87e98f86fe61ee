'use client'

import type { ReactNode } from 'react'
import { RowActs } from '@/components/ui/list/row-acts'
import { retryMailAction, runJobAction } from '@/lib/admin/operation/actions'

const acts = {
  retry: (id: string) => retryMailAction({ id }),
  run: (name: string) => runJobAction({ name }),
}

/** Tries again what failed. */
export const RetryActs = ({ children }: { children: ReactNode }) => <RowActs acts={acts}>{children}</RowActs>
