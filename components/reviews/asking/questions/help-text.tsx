'use client'

import { useState } from 'react'
import { useBound } from '@/components/reviews/asking/use-bound'
import { LinkButton } from '@/components/ui/button/link-button'
import { Field } from '@/components/ui/form/field'
import { CountedTextarea } from '@/components/ui/input/counted-textarea'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { focusField } from '@/components/reviews/asking/draft/focus-field'
import { useDraftState, useFieldFault } from '@/components/reviews/asking/wizard-context'

/** Optional, so it appears on request. */
export function HelpText({ index }: { index: number }) {
  const path = `questions.${index}.help` as const
  const bound = useBound(path)
  const hasHelp = useDraftState(({ content: { questions } }) => (questions[index]?.help ?? '') !== '')
  const [isWanted, setWanted] = useState(false)
  const tooLong = useFieldFault(path)

  function begin() {
    setWanted(true)
    focusField(path)
  }

  if (!hasHelp && !isWanted) {
    return (
      <p className="-mt-2 text-sm">
        <LinkButton onClick={begin}>Add help text</LinkButton>
      </p>
    )
  }
  return (
    <Field label="Help text" error={tooLong} optional>
      {(control) => (
        <CountedTextarea {...control} {...bound} rows={1} limit={limits.help} placeholder="An example helps" />
      )}
    </Field>
  )
}
