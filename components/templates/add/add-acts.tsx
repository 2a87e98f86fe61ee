'use client'

import type { ReactNode } from 'react'
import { RowActs, type RowAct } from '@/components/ui/list/row-acts'
import { createTemplateAction, duplicateTemplateAction, saveAsTemplateAction } from '@/lib/templates/actions'

const acts: Readonly<Record<string, RowAct>> = {
  blank: (_id, madeId) => createTemplateAction({ madeId }),
  keep: (reviewId, madeId) => saveAsTemplateAction({ reviewId, madeId }),
  duplicate: (id, madeId) => duplicateTemplateAction({ id, madeId }),
}

/** Each way leads to the editor. */
export function AddActs({ form, children }: { form: string; children: ReactNode }) {
  return (
    <RowActs acts={acts} form={form}>
      {children}
    </RowActs>
  )
}
