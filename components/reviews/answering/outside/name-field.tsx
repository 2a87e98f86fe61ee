'use client'

import { useCallback, useEffect, useRef } from 'react'
import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { Field } from '@/components/ui/form/field'
import { Input } from '@/components/ui/input/input'
import { toast } from '@/components/ui/overlay/toast'
import { nameReviewerAction } from '@/lib/reviews/responses/actions'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { answersFormId } from '@/components/reviews/answering/saving/early-answers'

interface NameFieldProps {
  reviewId: string
  code: string
  name: string
}

/** The external reviewer's name: saved by script, else submitted with the form. */
export function NameField({ reviewId, code, name }: NameFieldProps) {
  const kept = useRef(name)
  const box = useRef<HTMLInputElement>(null)

  const keep = useCallback(async () => {
    const given = box.current?.value.trim() ?? ''
    if (given === kept.current) return
    const before = kept.current
    kept.current = given
    const faults = faultsOf(await answerOf(nameReviewerAction({ reviewId, code, name: given })))
    if (!faults) return
    kept.current = before
    toast({ type: 'error', title: faults.fields[0]?.[1] ?? faults.form ?? 'Your name could not be kept.' })
  }, [reviewId, code])

  // May have been typed before the script loaded.
  useEffect(() => void keep(), [keep])

  return (
    <Field className="mt-6" label="Your name" optional hint="Shown with your answers">
      {(control) => (
        <Input
          {...control}
          ref={box}
          form={answersFormId}
          name="name"
          defaultValue={name}
          maxLength={limits.externalName}
          autoComplete="name"
          onBlur={() => void keep()}
        />
      )}
    </Field>
  )
}
