'use client'

import { useRef, useState } from 'react'
import { toast } from '@/components/ui/overlay/toast'
import { faultsOf, type ActionFaults, type ActionResult } from '../action-result'
import { plainFault, plainInputs, type PlainChecks } from './plain-fault'

type Errors = Readonly<Record<string, string | undefined>>
type Found = [input: HTMLInputElement, sentence: string][]

const errorsOf = (answer: ActionResult<unknown> | undefined): Errors =>
  Object.fromEntries((answer && faultsOf(answer)?.fields) ?? [])

/** What is said under the fields of a plain form. */
export function usePlainFaults(posted: ActionResult<unknown> | undefined, checks: PlainChecks | undefined) {
  const [errors, setErrors] = useState(() => errorsOf(posted))
  const wasTried = useRef(posted !== undefined)

  /** Puts each sentence on its field and the focus on the first. */
  function show(found: Found) {
    wasTried.current = true
    setErrors(Object.fromEntries(found.map(([{ name }, sentence]) => [name, sentence])))
    found[0]?.[0].focus()
  }

  /** Whether something is wrong with these fields, as far as the browser can tell; then it is shown. */
  function refuses(inputs: readonly HTMLInputElement[]) {
    const found = inputs.flatMap((input): Found => {
      const sentence = plainFault(input, checks)
      return sentence === undefined ? [] : [[input, sentence]]
    })
    show(found)
    return found.length > 0
  }

  /** Shows what the server found; what no field of this form can show is toasted. */
  function showFaults(form: HTMLFormElement, { fields, form: general }: ActionFaults) {
    const sentences = new Map(fields)
    const found = plainInputs(form).flatMap((input): Found => {
      const sentence = sentences.get(input.name)
      return sentence !== undefined && sentences.delete(input.name) ? [[input, sentence]] : []
    })
    show(found)
    const [homeless = general] = sentences.values()
    if (homeless) toast({ type: 'error', title: homeless })
  }

  /** Once an attempt was made, what is said about a field follows the typing. */
  function recheck(input: HTMLInputElement) {
    if (wasTried.current) setErrors((before) => ({ ...before, [input.name]: plainFault(input, checks) }))
  }

  return { errors, show, refuses, showFaults, recheck }
}
