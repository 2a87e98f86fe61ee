'use client'

import { useEffect } from 'react'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { InlineForm } from '@/components/ui/form/inline-form'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { editSummaryAction } from '@/lib/meetings/summaries/actions'
import type { StoredSummary } from '@/lib/meetings/summaries/queries/get-meeting-summary'
import { summaryLimits, textOf } from '@/lib/meetings/summaries/rules'

interface EditSummaryProps {
  id: string
  stored: StoredSummary
  onDone: () => void
}

/** A sentence per line; edited lines lose their sources. */
export function EditSummary({ id, stored: { version, sentences }, onDone }: EditSummaryProps) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/meetings/summaries/schema').then((module) => module.editSummarySchema),
    action: editSummaryAction,
    defaultValues: { id, version, text: textOf(sentences) },
    onSuccess: onDone,
  })
  const { setFocus } = form
  useEffect(() => setFocus('text'), [setFocus])
  return (
    <InlineForm form={{ bind, pending }} onCancel={onDone}>
      <TextareaField form={form} name="text" label="Summary" quietLabel rows={8} limit={summaryLimits.text} />
    </InlineForm>
  )
}
