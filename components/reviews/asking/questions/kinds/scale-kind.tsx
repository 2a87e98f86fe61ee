'use client'

import { useBound, useBoundNumber } from '@/components/reviews/asking/use-bound'
import { Field, FieldError } from '@/components/ui/form/field'
import { Input } from '@/components/ui/input/input'
import { Select } from '@/components/ui/input/select'
import { useFieldFault, useQuestionFault } from '@/components/reviews/asking/wizard-context'
import type { KindProps } from './kind-props'

const numbers = Array.from({ length: 11 }, (_, number) => ({ value: String(number), label: String(number) }))

const ends = [
  { number: 'lowerLabel', option: 0, label: 'From', meaning: 'What the lowest means', example: 'Not at all' },
  { number: 'higherLabel', option: 1, label: 'To', meaning: 'What the highest means', example: 'Completely' },
] as const

export function ScaleKind({ question, index }: KindProps) {
  const range = useQuestionFault(question)?.range
  return (
    <div className="grid gap-3">
      {ends.map((end) => (
        <ScaleEnd key={end.number} index={index} end={end} isWrong={range !== undefined} />
      ))}
      {range && <FieldError>{range}</FieldError>}
    </div>
  )
}

function ScaleEnd({ index, end, isWrong }: { index: number; end: (typeof ends)[number]; isWrong: boolean }) {
  const path = `questions.${index}.options.${end.option}.optionText` as const
  const number = useBoundNumber(`questions.${index}.${end.number}`)
  const meaning = useBound(path)
  return (
    <div className="flex items-start gap-3">
      <Field label={end.label} className="w-20">
        {(control) => <Select {...control} {...number} aria-invalid={isWrong || undefined} options={numbers} />}
      </Field>
      <Field label={end.meaning} optional error={useFieldFault(path)} className="flex-1">
        {(control) => <Input {...control} {...meaning} placeholder={end.example} autoComplete="off" />}
      </Field>
    </div>
  )
}
