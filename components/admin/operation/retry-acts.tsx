'use client'

import type { ReactNode } from 'react'
import { toastDone } from '@/components/ui/form/toast-outcome'
import { RowActs } from '@/components/ui/list/row-acts'
import { retryEventAction, retryMailAction, runJobAction } from '@/lib/admin/operation/actions'

const acts = {
  retry: (id: string) => toastDone(retryMailAction({ id }), 'On the way'),
  work: (id: string) => retryEventAction({ id }),
  run: (name: string) => toastDone(runJobAction({ name }), 'Started'),
}

export const RetryActs = ({ children }: { children: ReactNode }) => <RowActs acts={acts}>{children}</RowActs>
