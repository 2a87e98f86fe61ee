'use client'

import { privacyNote } from '@/lib/reviews/readers/rules'
import { TryOutForm } from '../../form-view/try-out-form'
import { useCell } from '../draft/cell'
import { useWizard } from '../wizard-context'
import { usePreview } from './use-preview'

/** The form as respondents will meet it, while it is being written. */
export function LivePreview() {
  const anonymity = useCell(useWizard().content, (content) => content.anonymity)
  return <TryOutForm form={usePreview()} note={privacyNote(anonymity)} heading="h2" />
}
