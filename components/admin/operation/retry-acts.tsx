'use client'

import type { ReactNode } from 'react'
import { RowActs } from '@/components/ui/list/row-acts'
import { retryEventAction, retryMailAction, runJobAction } from '@/lib/admin/operation/actions'

const acts = {
  retry: (id: string) => retryMailAction({ id }),
  work: (id: string) => retryEventAction({ id }),
  run: (name: string) => runJobAction({ name }),
}

export const RetryActs = ({ children }: { children: ReactNode }) => <RowActs acts={acts}>{children}</RowActs>
