'use client'

import { useRef, useState } from 'react'
import { faultsOf, type ActionFaults, type ActionResult } from '@/components/ui/form/action-result'
import { toastRefusal } from '@/components/ui/form/toast-refusal'
import { plainFault, plainInputs, type PlainChecks, type PlainControl } from './plain-fault'

type Errors = Readonly<Record<string, string | undefined>>
type Found = [name: string, sentence: string, input?: PlainControl][]

const errorsOf = (answer: ActionResult<unknown> | undefined): Errors =>
  Object.fromEntries((answer && faultsOf(answer)?.fields) ?? [])

/** Errors per field, and the first one without a field. */
function placed(fields: ActionFaults['fields'], inputs: readonly PlainControl[], unseen: readonly string[]) {
  const sentences = new Map(fields)
  const take = (name: string, input?: PlainControl): Found => {
    const sentence = sentences.get(name)
    return sentence !== undefined && sentences.delete(name) ? [[name, sentence, input]] : []
  }
  const found = [...inputs.flatMap((input) => take(input.name, input)), ...unseen.flatMap((name) => take(name))]
  const [homeless] = sentences.values()
  return { found, homeless }
}

interface Known {
  checks: PlainChecks | undefined
  unseen: readonly string[]
}

/** Field errors of a plain form. */
export function usePlainFaults(posted: ActionResult<unknown> | undefined, { checks, unseen }: Known) {
  const [errors, setErrors] = useState(() => errorsOf(posted))
  const wasTried = useRef(posted !== undefined)

  /** Shows field errors and focuses the first. */
  function show(found: Found) {
    wasTried.current = true
    setErrors(Object.fromEntries(found))
    found[0]?.[2]?.focus()
  }

  /** Validates fields by the browser and shows their errors. */
  function refuses(inputs: readonly PlainControl[]) {
    const found = inputs.flatMap((input): Found => {
      const sentence = plainFault(input, checks)
      return sentence === undefined ? [] : [[input.name, sentence, input]]
    })
    show(found)
    return found.length > 0
  }

  /** Shows server errors; ones without a field or form are toasted. */
  function showFaults(form: HTMLFormElement, faults: ActionFaults) {
    const { found, homeless } = placed(faults.fields, plainInputs(form), unseen)
    show(found)
    const title = homeless ?? faults.form
    if (title) toastRefusal(faults, title)
  }

  /** After an attempt, errors update while typing. */
  function recheck(input: PlainControl) {
    if (wasTried.current) setErrors((before) => ({ ...before, [input.name]: plainFault(input, checks) }))
  }

  return { errors, show, refuses, showFaults, recheck }
}
