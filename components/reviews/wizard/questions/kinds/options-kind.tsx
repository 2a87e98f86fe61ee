'use client'

import { Plus } from 'lucide-react'
import type { ClipboardEvent } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '@/components/ui/button/button'
import { FieldError } from '@/components/ui/form/field'
import { toast } from '@/components/ui/overlay/toast'
import { SortableList } from '@/components/ui/pick/sortable-list'
import { limits } from '@/lib/reviews/limits/rules'
import { pastedOptions } from '@/lib/reviews/questions/rules'
import { focusField } from '../../draft/focus-field'
import { useQuestionFault, useWizard } from '../../wizard-context'
import type { KindProps } from './kind-props'
import { OptionRow } from './option-row'

const tooMany = `A question may have at most ${limits.options.max} options.`

/** The options of a multiple choice: written like a list, line after line. */
function useOptions(index: number) {
  const { form } = useWizard()
  const name = `questions.${index}.options` as const
  const { fields, insert, remove, move } = useFieldArray({ control: form.control, name })
  const focus = (place: number) => focusField(`${name}.${place}.optionText`)

  function addAfter(place: number, texts: string[] = ['']) {
    const room = limits.options.max - form.getValues(name).length
    if (texts.length > room) toast({ type: 'warning', title: tooMany })
    const added = texts.slice(0, room).map((optionText) => ({ optionText }))
    if (added.length === 0) return
    insert(place + 1, added, { shouldFocus: false })
    focus(place + added.length)
  }

  /** Goes on to the next option: the empty one that waits there, or a new one. */
  function goOn(place: number) {
    if (form.getValues(name)[place + 1]?.optionText === '') focus(place + 1)
    else addAfter(place)
  }

  function paste(place: number, event: ClipboardEvent<HTMLInputElement>) {
    const lines = pastedOptions(event.clipboardData.getData('text'))
    if (!lines) return
    event.preventDefault()
    const path = `${name}.${place}.optionText` as const
    const isEmpty = form.getValues(path).trim() === ''
    if (isEmpty) form.setValue(path, lines[0] ?? '')
    addAfter(place, isEmpty ? lines.slice(1) : lines)
  }

  function take(place: number) {
    remove(place)
    focus(Math.max(0, place - 1))
  }

  return { fields, move, addAfter, goOn, paste, take }
}

export function OptionsKind({ question, index }: KindProps) {
  const { fields, move, addAfter, goOn, paste, take } = useOptions(index)
  const faults = useQuestionFault(question)?.options ?? {}
  const items = fields.map((field, place) => ({
    id: field.id,
    name: `option ${place + 1}`,
    content: (
      <OptionRow
        path={`questions.${index}.options.${place}.optionText`}
        name={`Option ${place + 1}`}
        fault={faults[place]}
        onEnter={() => goOn(place)}
        onErase={fields.length > 1 ? () => take(place) : undefined}
        onPaste={(event) => paste(place, event)}
      />
    ),
  }))
  return (
    <div role="group" aria-label="Options" className="grid gap-2">
      <SortableList plain label="Options" items={items} onMove={move} className="-ml-1.5 gap-1.5" />
      {fields.length === 0 && faults[0] && <FieldError>{faults[0]}</FieldError>}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" disabled={fields.length >= limits.options.max} onClick={() => addAfter(fields.length - 1)}>
          <Plus aria-hidden="true" />
          Add option
        </Button>
        <p className="text-sm text-subtle">
          {fields.length >= limits.options.max ? tooMany : 'Paste a list to add several at once.'}
        </p>
      </div>
    </div>
  )
}
