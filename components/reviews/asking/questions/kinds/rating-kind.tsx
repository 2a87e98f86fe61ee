'use client'

import { useBound, useBoundNumber } from '@/components/reviews/asking/use-bound'
import { Field } from '@/components/ui/form/field'
import { Input } from '@/components/ui/input/input'
import { Select } from '@/components/ui/input/select'
import { Switch } from '@/components/ui/input/switch'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { useDraftState, useFieldFault, useWizard } from '@/components/reviews/asking/wizard-context'
import type { KindProps } from './kind-props'

const { min, max } = limits.stars
const counts = Array.from({ length: max - min + 1 }, (_, step) => `${min + step}`).map((value) => ({
  value,
  label: `${value} stars`,
}))

/** The stars, their meanings, and whether comments are allowed. */
export function RatingKind({ index }: KindProps) {
  const { form } = useWizard()
  const starCount = useBoundNumber(`questions.${index}.starCount`)
  const stars = useDraftState(({ content: { questions } }) => questions[index]?.starCount ?? max)
  const hasComment = useDraftState(({ content: { questions } }) => questions[index]?.editableFeedback ?? false)
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-[8rem_1fr_1fr]">
        <Field label="Scale">{(control) => <Select {...control} {...starCount} options={counts} />}</Field>
        <StarText index={index} option={0} label="1 star means" />
        <StarText index={index} option={1} label={`${stars} stars mean`} />
      </div>
      <Switch
        label="Let people add a comment"
        checked={hasComment}
        onChange={(event) => form.setValue(`questions.${index}.editableFeedback`, event.target.checked)}
      />
      {hasComment && <CommentLabel index={index} />}
    </div>
  )
}

function StarText({ index, option, label }: { index: number; option: 0 | 1; label: string }) {
  const path = `questions.${index}.options.${option}.optionText` as const
  const bound = useBound(path)
  return (
    <Field label={label} optional error={useFieldFault(path)}>
      {(control) => <Input {...control} {...bound} autoComplete="off" />}
    </Field>
  )
}

function CommentLabel({ index }: { index: number }) {
  const path = `questions.${index}.ratingFeedback` as const
  const bound = useBound(path)
  return (
    <Field label="Comment label" error={useFieldFault(path)} className="max-w-sm">
      {(control) => <Input {...control} {...bound} placeholder="Rating" autoComplete="off" />}
    </Field>
  )
}
