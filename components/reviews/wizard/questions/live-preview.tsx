'use client'

import { TryOutForm } from '../../form-view/try-out-form'
import { usePreview } from './use-preview'

/** The form as respondents will meet it, while it is being written. */
export function LivePreview() {
  return <TryOutForm form={usePreview()} heading="h2" />
}
