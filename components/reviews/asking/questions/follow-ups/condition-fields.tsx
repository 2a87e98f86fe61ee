'use client'

import { LinkButton } from '@/components/ui/button/link-button'
import { FieldError } from '@/components/ui/form/field'
import { conditionsOf } from '@/lib/reviews/model/rules/conditions'
import type { QuestionDraft } from '@/lib/reviews/model/schema'
import { useQuestionFault, useWizard } from '@/components/reviews/asking/wizard-context'
import { BoundChoice } from './bound-choice'
import { OptionChoice, SideChoice } from './option-choice'
import { useLeader } from './use-follows'

type Follows = NonNullable<QuestionDraft['follows']>

interface ConditionFieldsProps {
  question: string
  index: number
  follows: Follows
  /** The question it follows. */
  leaderNumber: string
  onRelease: () => void
}

/** A follow-up's condition as a sentence to fill in. */
export function ConditionFields({ question, index, follows, leaderNumber, onRelease }: ConditionFieldsProps) {
  const { form } = useWizard()
  const fault = useQuestionFault(question)?.follows
  const leader = useLeader(follows.key)
  const offered = leader ? conditionsOf[leader.type] : []
  const choice = {
    follows,
    isWrong: fault !== undefined,
    onChange: (change: Partial<Follows>) => form.setValue(`questions.${index}.follows`, { ...follows, ...change }),
  }
  return (
    <div className="grid gap-1.5 rounded-md bg-sunken px-3 py-2.5" data-field={`questions.${index}.follows`}>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
        <span>Asked if the answer to question {leaderNumber} is</span>
        {leader && offered.includes('CHOSEN') && <OptionChoice {...choice} options={leader.options} />}
        {leader && offered.includes('YES') && <SideChoice {...choice} />}
        {leader && offered.includes('AT_MOST') && <BoundChoice {...choice} leader={leader} />}
        <span className="ml-auto text-sm">
          <LinkButton onClick={onRelease}>Ask everyone instead</LinkButton>
        </span>
      </div>
      {fault && <FieldError>{fault}</FieldError>}
    </div>
  )
}
