'use client'

import { useRef, useState } from 'react'
import { toast } from '@/components/ui/overlay/toast'
import { faultsOf, type ActionFaults, type ActionResult } from '@/components/ui/form/action-result'
import { plainFault, plainInputs, type PlainChecks } from './plain-fault'

type Errors = Readonly<Record<string, string | undefined>>
type Found = [name: string, sentence: string, input?: HTMLInputElement][]

const errorsOf = (answer: ActionResult<unknown> | undefined): Errors =>
  Object.fromEntries((answer && faultsOf(answer)?.fields) ?? [])

/** What each field of the form shows, and the first sentence that none of them can. */
function placed(fields: ActionFaults['fields'], inputs: readonly HTMLInputElement[], unseen: readonly string[]) {
  const sentences = new Map(fields)
  const take = (name: string, input?: HTMLInputElement): Found => {
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

/** What is said under the fields of a plain form. */
export function usePlainFaults(posted: ActionResult<unknown> | undefined, { checks, unseen }: Known) {
  const [errors, setErrors] = useState(() => errorsOf(posted))
  const wasTried = useRef(posted !== undefined)

  /** Puts each sentence on its field and the focus on the first. */
  function show(found: Found) {
    wasTried.current = true
    setErrors(Object.fromEntries(found))
    found[0]?.[2]?.focus()
  }

  /** Whether something is wrong with these fields, as far as the browser can tell; then it is shown. */
  function refuses(inputs: readonly HTMLInputElement[]) {
    const found = inputs.flatMap((input): Found => {
      const sentence = plainFault(input, checks)
      return sentence === undefined ? [] : [[input.name, sentence, input]]
    })
    show(found)
    return found.length > 0
  }

  /** Shows what the server found; what no field of this form can show, nor the form itself, is toasted. */
  function showFaults(form: HTMLFormElement, { fields, form: general }: ActionFaults) {
    const { found, homeless } = placed(fields, plainInputs(form), unseen)
    show(found)
    const title = homeless ?? general
    if (title) toast({ type: 'error', title })
  }

  /** Once an attempt was made, what is said about a field follows the typing. */
  function recheck(input: HTMLInputElement) {
    if (wasTried.current) setErrors((before) => ({ ...before, [input.name]: plainFault(input, checks) }))
  }

  return { errors, show, refuses, showFaults, recheck }
}
