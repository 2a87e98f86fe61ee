'use client'

import { useMemo } from 'react'
import { TryOutForm } from '@/components/reviews/form-view/try-out-form'
import { usePrivacyNotice } from '@/components/reviews/asking/use-privacy-notice'
import { usePreview } from './use-preview'

/** A live preview; a template as if its author used it. */
export function LivePreview({ what }: { what?: 'form' | 'template' }) {
  const form = usePreview(what)
  const sentences = usePrivacyNotice().join('\n')
  const shown = useMemo(
    () => ({ ...form, privacyNotice: sentences === '' ? [] : sentences.split('\n') }),
    [form, sentences],
  )
  return <TryOutForm form={shown} heading="h2" />
}
