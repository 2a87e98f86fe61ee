'use client'

import type { ReactNode } from 'react'
import { RowActs } from '@/components/ui/list/row-acts'
import { markInquiryAction } from '@/lib/admin/support/actions'

const acts = {
  answered: (id: string) => markInquiryAction({ id, isAnswered: true }),
  reopen: (id: string) => markInquiryAction({ id, isAnswered: false }),
}

export const InquiryActs = ({ children }: { children: ReactNode }) => <RowActs acts={acts}>{children}</RowActs>
