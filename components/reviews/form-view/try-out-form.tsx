'use client'

import { memo, useCallback, useState } from 'react'
import type { FormPreview } from '@/lib/reviews/questions/rules'
import { privacyNote } from '@/lib/reviews/readers/rules'
import { noAnswer, type AnswerParts } from '@/lib/reviews/responses/rules'
import { FormHeading } from './form-heading'
import { QuestionCard } from './question-card'

interface TryOutFormProps {
  form: FormPreview
  /** The level of the form's title on the screen it is shown on. */
  heading?: 'h1' | 'h2'
}

/** A form as respondents meet it, to be tried out: it can be filled in, and nothing of it is kept. */
export const TryOutForm = memo(function TryOutForm({ form, heading }: TryOutFormProps) {
  const note = privacyNote(form.anonymity)
  const [given, setGiven] = useState<Readonly<Record<string, AnswerParts>>>({})
  const answer = useCallback(
    (parts: AnswerParts, questionId: string) => setGiven((before) => ({ ...before, [questionId]: parts })),
    [],
  )
  return (
    <div className="grid gap-4">
      <FormHeading title={form.title} description={form.description} as={heading} />
      {form.questions.map((question, index) => (
        // Out of sight it is not drawn, so that writing a long form beside it stays quick.
        <div key={question.id} className="[contain-intrinsic-size:auto_12rem] [content-visibility:auto]">
          <QuestionCard
            question={question}
            number={index + 1}
            value={given[question.id] ?? noAnswer}
            note={note}
            onChange={answer}
          />
        </div>
      ))}
      {form.questions.length === 0 && (
        <p className="rounded-lg border border-dashed border-control px-4 py-10 text-center text-subtle">
          The questions you write will appear here.
        </p>
      )}
    </div>
  )
})
