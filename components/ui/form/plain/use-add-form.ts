'use client'

import { useRef } from 'react'
import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { randomId } from '@/lib/shared/randomness'
import { plainInputs } from './plain-fault'
import { usePlainForm } from './use-plain-form'

/** Adds one thing under this id; `entered` reads a field. */
type Add = (madeId: string, entered: (name: string) => string) => Promise<ActionResult<unknown> | undefined>

/** Empties the form for the next entry; choices stay. */
function empty(form: HTMLFormElement) {
  const chosen = [...form.querySelectorAll('select')].map((select) => [select, select.value] as const)
  form.reset()
  for (const [select, value] of chosen) select.value = value
  plainInputs(form)[0]?.focus()
}

/** A plain form that adds one thing after another. */
export function useAddForm(add: Add) {
  // Kept until it succeeds, so a retry adds nothing twice. A changed retry is refused once.
  const madeId = useRef<string>(undefined)
  return usePlainForm({
    action: async (_before, form) => {
      madeId.current ??= randomId()
      const answer = (await add(madeId.current, (name) => String(form.get(name) ?? ''))) ?? {}
      if (!faultsOf(answer) || answer.serverError?.code === 'already-sent') madeId.current = undefined
      return answer
    },
    onSuccess: empty,
  })
}
