'use client'

import type { ReactNode } from 'react'
import { faultsOf } from '@/components/ui/form/action-result'
import { toastDone } from '@/components/ui/form/toast-outcome'
import { toast } from '@/components/ui/overlay/toast'
import { RowActs } from '@/components/ui/list/row-acts'
import { markInquiryAction } from '@/lib/admin/support/actions'

const undoMs = 8000

const reopen = (id: string) => toastDone(markInquiryAction({ id, isAnswered: false }), 'Reopened')

/** Can be undone, as the next row moves under the pointer. */
async function answered(id: string) {
  const answer = await markInquiryAction({ id, isAnswered: true })
  if (faultsOf(answer ?? {})) return answer
  const action = { label: 'Undo', run: () => void reopen(id) }
  toast({ type: 'success', key: `answered-${id}`, title: 'Marked as answered', duration: undoMs, action })
  return answer
}

const acts = { answered, reopen }

export const InquiryActs = ({ children }: { children: ReactNode }) => <RowActs acts={acts}>{children}</RowActs>
