'use client'

import type { ChangeEvent } from 'react'
import type { DraftPath, ValueAt } from './draft/draft-form'
import { useDraftState, useWizard } from './wizard-context'

type PathTo<Value> = { [Path in DraftPath]: ValueAt<Path> extends Value ? Path : never }[DraftPath]
type Change = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** Binds a control to a text of the draft. */
export function useBound(path: PathTo<string>) {
  const { form } = useWizard()
  const value = useDraftState(() => form.getValues(path) ?? '')
  return { name: path, value, onChange: ({ target }: Change) => form.setValue(path, target.value) }
}

/** Binds a control to a number of the draft. */
export function useBoundNumber(path: PathTo<number>) {
  const { form } = useWizard()
  const value = useDraftState(() => form.getValues(path))
  return { name: path, value: `${value}`, onChange: ({ target }: Change) => form.setValue(path, Number(target.value)) }
}
