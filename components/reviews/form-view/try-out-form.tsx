'use client'

import { memo, useCallback, useState } from 'react'
import type { FormPreview } from '@/lib/reviews/drafting/rules/form-preview'
import {
  askedAmong,
  askedWhen,
  noAnswer,
  numbersById,
  type AnswerParts,
  type QuestionView,
} from '@/lib/reviews/responses/rules/answers'
import { FormHeading } from './form-heading'
import { PrivacyNotice } from './privacy-notice'
import { QuestionCard } from './question-card'

interface TryOutFormProps {
  form: FormPreview
  /** The title's heading level. */
  heading?: 'h1' | 'h2'
}

/** A form to try out; stores nothing. */
export const TryOutForm = memo(function TryOutForm({ form, heading }: TryOutFormProps) {
  const [given, setGiven] = useState<Readonly<Record<string, AnswerParts>>>({})
  const answer = useCallback(
    (parts: AnswerParts, questionId: string) => setGiven((before) => ({ ...before, [questionId]: parts })),
    [],
  )
  const numbers = numbersById(form.questions)
  const asked = new Set(askedAmong(form.questions, (id) => given[id]))
  return (
    <div className="grid grid-cols-1 gap-4">
      <FormHeading title={form.title} description={form.description} as={heading} />
      {form.privacyNotice.length > 0 && <PrivacyNotice sentences={form.privacyNotice} />}
      {form.questions.map((question) => {
        const number = numbers.get(question.id) ?? ''
        if (!asked.has(question)) return <Unasked key={question.id} form={form} question={question} number={number} />
        return (
          // Skips rendering off screen, so editing a long form stays fast.
          <div key={question.id} className="[contain-intrinsic-size:auto_12rem] [content-visibility:auto]">
            <QuestionCard
              question={question}
              number={number}
              value={given[question.id] ?? noAnswer}
              onChange={answer}
            />
          </div>
        )
      })}
      {form.questions.length === 0 && (
        <p className="rounded-lg border border-dashed border-control px-4 py-10 text-center text-subtle">
          The questions you write will appear here.
        </p>
      )}
    </div>
  )
})

/** A placeholder for a follow-up, hidden from respondents until triggered. */
function Unasked({ form, question, number }: { form: FormPreview; question: QuestionView; number: string }) {
  return (
    <p className="ml-4 rounded-lg border border-dashed border-control px-4 py-2 text-sm text-muted sm:ml-8">
      <span className="text-subtle tabular-nums">{number}.</span>{' '}
      {askedWhen(question, form.questions) ?? 'Not asked yet.'}
    </p>
  )
}
