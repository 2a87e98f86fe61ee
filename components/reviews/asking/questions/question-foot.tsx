'use client'

import { Icon } from '@/components/ui/icon/icon'
import { Button } from '@/components/ui/button/button'
import { IconButton } from '@/components/ui/button/icon-button'
import { Select } from '@/components/ui/input/select'
import { Switch } from '@/components/ui/input/switch'
import { canLead } from '@/lib/reviews/model/rules/conditions'
import { questionTypeLabels, questionTypes } from '@/lib/reviews/model/rules/question-types'
import { useDraftState, useWizard } from '@/components/reviews/asking/wizard-context'
import type { QuestionActions } from './question-actions'
import type { KindProps } from './kinds/kind-props'

const types = questionTypes.map((value) => ({ value, label: questionTypeLabels[value] }))

interface QuestionFootProps extends KindProps {
  isFollowUp: boolean
  actions: QuestionActions
}

export function QuestionFoot({ question, index, number, type, isFollowUp, actions }: QuestionFootProps) {
  const { form } = useWizard()
  const isRequired = useDraftState(({ content: { questions } }) => questions[index]?.isRequired ?? true)
  const name = `question ${number}`
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-3">
      <Select
        aria-label={`Type of ${name}`}
        options={types}
        value={type}
        boxClassName="max-w-48"
        onChange={({ target }) => {
          const chosen = questionTypes.find((value) => value === target.value)
          if (chosen) actions.change(question, chosen)
        }}
      />
      <Switch
        label="Required"
        checked={isRequired}
        onChange={(event) => form.setValue(`questions.${index}.isRequired`, event.target.checked)}
      />
      {!isFollowUp && canLead(type) && (
        <Button size="sm" variant="ghost" onClick={() => actions.addFollowUp(question)}>
          <Icon name="corner-down-right" />
          Add a follow-up
        </Button>
      )}
      <span className="ml-auto flex">
        <IconButton
          label={`Duplicate ${name}`}
          icon={<Icon name="copy" />}
          onClick={() => actions.duplicate(question)}
        />
        <IconButton label={`Remove ${name}`} icon={<Icon name="trash" />} onClick={() => actions.remove(question)} />
      </span>
    </div>
  )
}
