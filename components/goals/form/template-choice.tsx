'use client'

import { useState } from 'react'
import { Select } from '@/components/ui/input/select'
import { filledBy, findGoalTemplate, goalTemplates } from '@/lib/goals/rules/goal-templates'
import type { GoalFormReturn } from './goal-form-part'

const templates = goalTemplates.map(({ key, title }) => ({ value: key, label: title }))

interface TemplateChoiceProps {
  form: GoalFormReturn
  /** The template the form begins with. */
  first: string | undefined
}

/** Fills in what nobody typed yet; who and when stay as they are. */
export function TemplateChoice({ form, first }: TemplateChoiceProps) {
  const [chosen, setChosen] = useState(findGoalTemplate(first))

  function choose({ value, form: element }: HTMLSelectElement) {
    const template = findGoalTemplate(value)
    if (!template) return
    const filled = filledBy(template, form.getValues(), chosen)
    setChosen(template)
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    form.setValue('title', filled.title, options)
    form.setValue('description', filled.description, options)
    form.setValue('frequency', filled.frequency, options)
    form.setValue('keyResults', filled.keyResults, options)
    form.setValue('progressSource', filled.progressSource, options)
    // Its counter hears only of input.
    element?.querySelector('[name="description"]')?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <Select
      aria-label="Template"
      placeholder="Start from a template"
      defaultValue={chosen?.key ?? ''}
      options={templates}
      boxClassName="sm:w-72"
      onChange={({ target }) => choose(target)}
    />
  )
}
