'use client'

import { useActionState, useRef, useState, useTransition, type SubmitEvent, type SyntheticEvent } from 'react'
import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { isPlainControl, plainInputs, type PlainChecks } from './plain-fault'
import { usePlainFaults } from './use-plain-faults'

/** A form's answer with its values, for a page rerendered by the server. */
export interface PlainAnswer<Result> extends ActionResult<Result> {
  sent?: Readonly<Record<string, string>>
}

interface PlainFormOptions<Result> {
  /** A server action, which works without script, or a browser function. */
  action: (before: unknown, form: FormData) => Promise<PlainAnswer<Result> | undefined>
  /** Client-side checks by field name. */
  checks?: PlainChecks
  /** Hidden fields whose errors the form shows itself. */
  unseen?: readonly string[]
  onSuccess?: (form: HTMLFormElement) => void
  /** After a refusal was shown; not for fields to correct. */
  onRefused?: () => void
}

/** With script our messages replace the browser's. */
const leaveChecksToUs = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true
}

/**
 * A form of native fields for pages that must load fast: no state per key, no schema in the browser. Field attributes
 * are checked, the server does the rest; one submit at a time.
 */
export function usePlainForm<Result>(options: PlainFormOptions<Result>) {
  const { action, checks, unseen = [], onSuccess, onRefused } = options
  const [posted, formAction] = useActionState(action, undefined)
  const [answer, setAnswer] = useState<PlainAnswer<Result>>()
  const [pending, startTransition] = useTransition()
  const [isUnsent, setUnsent] = useState(() => posted !== undefined && faultsOf(posted) !== undefined)
  const underWay = useRef(false)
  const { errors, show, refuses, showFaults, recheck } = usePlainFaults(posted, { checks, unseen })

  async function send(form: HTMLFormElement, pressed: HTMLElement | null) {
    const result = await answerOf(action(undefined, new FormData(form, pressed)))
    const faults = faultsOf(result)
    if (!faults) {
      setAnswer(result)
      return onSuccess?.(form)
    }
    setUnsent(true)
    showFaults(form, faults)
    if (result?.serverError && faults.form) onRefused?.()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (underWay.current || refuses(plainInputs(form))) return
    underWay.current = true
    setUnsent(false)
    const end = () => void (underWay.current = false)
    startTransition(() => send(form, event.nativeEvent.submitter).finally(end))
  }

  const follow = ({ target }: SyntheticEvent) => void (isPlainControl(target) && recheck(target))
  const handlers = { ref: leaveChecksToUs, action: formAction, onSubmit: submit, onInput: follow }
  const bind = { ...handlers, 'data-unsent': isUnsent || undefined }
  const last = answer ?? posted
  const success = last && !faultsOf(last) ? last : undefined
  // With script this was toasted.
  const formError = posted && faultsOf(posted)?.form
  return { bind, errors, sent: posted?.sent ?? {}, pending, success, formError, show, refuses, recheck }
}

export type PlainForm = ReturnType<typeof usePlainForm<unknown>>
