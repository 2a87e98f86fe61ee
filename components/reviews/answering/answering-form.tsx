'use client'

import { Fragment, type ComponentProps, type ReactNode } from 'react'
import { QuestionCard } from '@/components/reviews/form-view/question-card'
import { isGiven, noAnswer, numbersById } from '@/lib/reviews/responses/rules/answers'
import { AnsweringBar } from './answering-bar'
import { answersFormId } from './saving/early-answers'
import { PostedFields } from './posting/posted-fields'
import { ShownField } from './posting/shown-field'
import { UnaskedQuestion } from './posting/unasked-question'
import { ConflictNotice } from './conflict-notice'
import { useAnswers, type AnsweringProps } from './saving/use-answers'
import { useSeen } from './use-seen'
import { useSending } from './use-sending'

export interface AnsweringFormProps extends AnsweringProps {
  /** Further questions, at the end. */
  foot?: ReactNode
  /** A member's, for the save time; an external reviewer's is their browser's. */
  timeZone: string
  isViewed: boolean
  /** The submit action without script. */
  action: ComponentProps<'form'>['action']
}

/** Saves while answering; answers count once sent. */
export function AnsweringForm({ foot, timeZone, isViewed, action, ...answering }: AnsweringFormProps) {
  const { access, questions } = answering
  const { store, values, asked, announcement, errors, saving, hasConflicts } = useAnswers(answering)
  const { send, fault, pending } = useSending(
    access,
    store,
    asked.some(({ id }) => errors[id] !== undefined),
  )
  useSeen(access, isViewed)
  const numbers = numbersById(questions)
  const isAsked = new Set(asked.map(({ id }) => id))
  const given = asked.filter(({ id, type }) => isGiven(type, values[id] ?? noAnswer)).length
  return (
    // Enter must not submit; only the button does. No autofill on reload, because saved values are newer.
    <form id={answersFormId} noValidate autoComplete="off" action={action} onSubmit={(event) => event.preventDefault()}>
      <PostedFields access={access} />
      {hasConflicts && <ConflictNotice onChoose={store.resolveConflicts} />}
      <div className="grid gap-4">
        {questions.map((question) => {
          const { id } = question
          const value = values[id] ?? noAnswer
          const card = { question, number: numbers.get(id) ?? '', value, onChange: store.change }
          if (isAsked.has(id))
            return (
              <Fragment key={id}>
                <ShownField questionId={id} />
                <QuestionCard {...card} error={errors[id]} />
              </Fragment>
            )
          return <UnaskedQuestion key={id} {...card} questions={questions} />
        })}
      </div>
      {foot}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <AnsweringBar
        given={given}
        total={asked.length}
        saving={saving}
        timeZone={access.code === undefined ? timeZone : null}
        fault={fault}
        pending={pending}
        verb={access.isRevision ? 'Send changes' : 'Send answers'}
        onRetry={() => void store.flush()}
        onSend={send}
      />
    </form>
  )
}
