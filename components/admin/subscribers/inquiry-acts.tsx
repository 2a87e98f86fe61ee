'use client'

import type { ReactNode } from 'react'
import { toastDone } from '@/components/ui/form/toast-outcome'
import { RowActs } from '@/components/ui/list/row-acts'
import { markInquiryAction } from '@/lib/admin/support/actions'

const acts = {
  answered: (id: string) => toastDone(markInquiryAction({ id, isAnswered: true }), 'Marked as answered'),
  reopen: (id: string) => toastDone(markInquiryAction({ id, isAnswered: false }), 'Reopened'),
}

export const InquiryActs = ({ children }: { children: ReactNode }) => <RowActs acts={acts}>{children}</RowActs>
