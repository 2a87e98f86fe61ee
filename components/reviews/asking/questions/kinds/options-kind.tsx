'use client'

import { Icon } from '@/components/ui/icon/icon'
import { Button } from '@/components/ui/button/button'
import { FieldError } from '@/components/ui/form/field'
import { SegmentedControl } from '@/components/ui/input/segmented-control'
import { SortableList } from '@/components/ui/pick/sortable-list'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { useDraftState, useQuestionFault, useWizard } from '@/components/reviews/asking/wizard-context'
import type { KindProps } from './kind-props'
import { OptionRow } from './option-row'
import { tooMany, useOptions } from './use-options'

const answers = [
  { value: 'one', label: 'One answer' },
  { value: 'several', label: 'Several answers' },
]

/** How many options may be chosen, and the options in order. */
export function OptionsKind({ question, index }: KindProps) {
  const { ids, move, addAfter, goOn, paste, take } = useOptions(question, index)
  const faults = useQuestionFault(question)?.options ?? {}
  const { form } = useWizard()
  const isMultiple = useDraftState(({ content: { questions } }) => questions[index]?.isMultiple ?? true)
  const items = ids.map((id, place) => ({
    id,
    name: `option ${place + 1}`,
    content: (
      <OptionRow
        path={`questions.${index}.options.${place}.optionText`}
        name={`Option ${place + 1}`}
        fault={faults[place]}
        onEnter={() => goOn(place)}
        onErase={ids.length > 1 ? () => take(place) : undefined}
        onPaste={(event) => paste(place, event)}
      />
    ),
  }))
  return (
    <div role="group" aria-label="Options" className="grid gap-2">
      <SegmentedControl
        legend="How many answers"
        name={`${question}.isMultiple`}
        segments={answers}
        value={isMultiple ? 'several' : 'one'}
        className="justify-self-start"
        onChange={(event) => form.setValue(`questions.${index}.isMultiple`, event.target.value === 'several')}
      />
      <SortableList plain label="Options" items={items} onMove={move} className="-ml-1.5 gap-1.5" />
      {ids.length === 0 && faults[0] && <FieldError>{faults[0]}</FieldError>}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" disabled={ids.length >= limits.options.max} onClick={() => addAfter(ids.length - 1)}>
          <Icon name="plus" />
          Add option
        </Button>
        <p className="text-sm text-subtle">{ids.length >= limits.options.max ? tooMany : 'Paste a list to add many'}</p>
      </div>
    </div>
  )
}
