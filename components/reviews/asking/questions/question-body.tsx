'use client'

import { memo, type ComponentType, type KeyboardEvent } from 'react'
import { useBound } from '@/components/reviews/asking/use-bound'
import { Field } from '@/components/ui/form/field'
import { CountedTextarea } from '@/components/ui/input/counted-textarea'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import type { QuestionDraft } from '@/lib/reviews/model/schema'
import { noteLeft } from '@/components/reviews/asking/draft/checks'
import { useLeaving } from '@/components/reviews/asking/draft/use-leaving'
import { useDraftState, useFieldFault, useQuestionFault, useWizard } from '@/components/reviews/asking/wizard-context'
import { ConditionFields } from './follow-ups/condition-fields'
import { useFollows } from './follow-ups/use-follows'
import { HelpText } from './help-text'
import type { KindProps } from './kinds/kind-props'
import { OptionsKind } from './kinds/options-kind'
import { RatingKind } from './kinds/rating-kind'
import { ScaleKind } from './kinds/scale-kind'
import { WrittenKind } from './kinds/written-kind'
import type { QuestionActions } from './question-actions'
import { QuestionFoot } from './question-foot'
import { bodyId } from './question-head'

const kinds: Record<QuestionDraft['type'], ComponentType<KindProps>> = {
  input: WrittenKind,
  textarea: WrittenKind,
  yesno: WrittenKind,
  checkbox: OptionsKind,
  scale: ScaleKind,
  rating: RatingKind,
}

interface QuestionBodyProps extends KindProps {
  actions: QuestionActions
  /** The question it follows, if any. */
  leaderNumber?: string
}

/** Rendered only while open, so long forms stay fast. */
export const QuestionBody = memo(function QuestionBody(props: QuestionBodyProps) {
  const isOpen = useDraftState(({ openKeys }) => openKeys.has(props.question))
  return isOpen && <OpenBody {...props} />
})

function OpenBody({ actions, leaderNumber, ...kind }: QuestionBodyProps) {
  const { question, index, type } = kind
  const follows = useFollows(index)
  const Kind = kinds[type]
  const wizard = useWizard()
  const place = useLeaving(() => noteLeft(wizard, question))
  const path = `questions.${index}.questionText` as const
  const bound = useBound(path)
  const unwritten = useQuestionFault(question)?.questionText
  const tooLong = useFieldFault(path)

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    actions.addAfter(question)
  }

  return (
    <div ref={place} id={bodyId(question)} className="grid gap-4 px-2 pt-2 pb-1 sm:px-8">
      {follows && (
        <ConditionFields
          question={question}
          index={index}
          follows={follows}
          leaderNumber={leaderNumber ?? 'above'}
          onRelease={() => actions.release(question)}
        />
      )}
      <Field label="Question" quietLabel error={unwritten ?? tooLong} required>
        {(control) => (
          <CountedTextarea
            {...control}
            {...bound}
            onKeyDown={press}
            rows={1}
            limit={limits.question}
            placeholder="What do you want to know?"
            className="text-md"
          />
        )}
      </Field>
      <HelpText index={index} />
      <Kind {...kind} />
      <QuestionFoot {...kind} isFollowUp={follows !== null} actions={actions} />
    </div>
  )
}
