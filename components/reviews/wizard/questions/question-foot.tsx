'use client'

import { Copy, Trash2 } from 'lucide-react'
import { IconButton } from '@/components/ui/button/icon-button'
import { Select } from '@/components/ui/input/select'
import { Switch } from '@/components/ui/input/switch'
import { questionTypeLabels, questionTypes } from '@/lib/reviews/schema'
import { useCell } from '../draft/cell'
import { useWizard } from '../wizard-context'
import type { QuestionActions } from './question-actions'
import type { KindProps } from './kinds/kind-props'

const types = questionTypes.map((value) => ({ value, label: questionTypeLabels[value] }))

/** What concerns the question as a whole. */
export function QuestionFoot({ question, index, type, actions }: KindProps & { actions: QuestionActions }) {
  const { form, content } = useWizard()
  const isRequired = useCell(content, ({ questions }) => questions[index]?.isRequired ?? true)
  const name = `question ${index + 1}`
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
      <span className="ml-auto flex">
        <IconButton
          label={`Duplicate ${name}`}
          icon={<Copy aria-hidden="true" />}
          onClick={() => actions.duplicate(question)}
        />
        <IconButton
          label={`Remove ${name}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => actions.remove(question)}
        />
      </span>
    </div>
  )
}
