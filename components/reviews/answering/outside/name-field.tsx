'use client'

import { useCallback, useEffect, useRef } from 'react'
import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { Field } from '@/components/ui/form/field'
import { Input } from '@/components/ui/input/input'
import { toast } from '@/components/ui/overlay/toast'
import { nameReviewerAction } from '@/lib/reviews/responses/actions'
import type { Answering } from '@/lib/reviews/responses/queries/get-answering'
import { answersFormId } from '@/components/reviews/answering/saving/early-answers'

interface NameFieldProps extends Pick<Answering, 'reviewId' | 'anonymity' | 'subjectName'> {
  code: string
  name: string
}

/** The subject of a confidential form sees no names. */
const hintOf = ({ anonymity, subjectName }: Pick<Answering, 'anonymity' | 'subjectName'>) =>
  `Shown with your answers${anonymity === 'CONFIDENTIAL' ? `, but not to ${subjectName ?? 'the person it’s about'}` : ''}`

/** The external reviewer's name: saved by script, else submitted with the form. */
export function NameField({ reviewId, code, name, ...form }: NameFieldProps) {
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
    <Field className="mt-6" label="Your name" optional hint={hintOf(form)}>
      {(control) => (
        <Input
          {...control}
          ref={box}
          form={answersFormId}
          name="name"
          defaultValue={name}
          autoComplete="name"
          onBlur={() => void keep()}
        />
      )}
    </Field>
  )
}
