'use client'

import { useActionState, useRef, useState, useTransition, type FormEvent, type SyntheticEvent } from 'react'
import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { plainInputs, type PlainChecks } from './plain-fault'
import { usePlainFaults } from './use-plain-faults'

/** The answer to a form, with what it was sent, so that a page made anew by the server can show it again. */
export interface PlainAnswer<Result> extends ActionResult<Result> {
  sent?: Readonly<Record<string, string>>
}

interface PlainFormOptions<Result> {
  /** A server action, with which the form works without its script too, or a function of the browser. */
  action: (before: unknown, form: FormData) => Promise<PlainAnswer<Result> | undefined>
  /** What can be told about a value before it is sent, by the name of its field. */
  checks?: PlainChecks
  /** Fields nobody sees, whose refusal the form itself shows: it is among the errors, and not toasted. */
  unseen?: readonly string[]
  onSuccess?: () => void
}

/** Where there is a script, it checks and says it in our words; without one the browser does. */
const leaveChecksToUs = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true
}

/**
 * A form of a few native fields, for the screens that must open at once: it holds no copy of what is typed and brings no
 * schema to the browser. The fields' own attributes are checked and the server says the rest: field errors land on their
 * fields, other sentences are toasted, and while one sending is under way another cannot start.
 */
export function usePlainForm<Result>({ action, checks, unseen = [], onSuccess }: PlainFormOptions<Result>) {
  const [posted, formAction] = useActionState(action, undefined)
  const [answer, setAnswer] = useState<PlainAnswer<Result>>()
  const [pending, startTransition] = useTransition()
  const [isUnsent, setUnsent] = useState(() => posted !== undefined && faultsOf(posted) !== undefined)
  const underWay = useRef(false)
  const { errors, show, refuses, showFaults, recheck } = usePlainFaults(posted, { checks, unseen })

  async function send(form: HTMLFormElement) {
    const result = await answerOf(action(undefined, new FormData(form)))
    const faults = faultsOf(result)
    if (faults) {
      setUnsent(true)
      return showFaults(form, faults)
    }
    setAnswer(result)
    onSuccess?.()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (underWay.current || refuses(plainInputs(form))) return
    underWay.current = true
    setUnsent(false)
    const end = () => void (underWay.current = false)
    startTransition(() => send(form).finally(end))
  }

  const follow = ({ target }: SyntheticEvent) => void (target instanceof HTMLInputElement && recheck(target))
  const handlers = { ref: leaveChecksToUs, action: formAction, onSubmit: submit, onInput: follow }
  const bind = { ...handlers, 'data-unsent': isUnsent || undefined }
  const last = answer ?? posted
  const success = last && !faultsOf(last) ? last : undefined
  // Where a script is at work this has been toasted.
  const formError = posted && faultsOf(posted)?.form
  return { bind, errors, sent: posted?.sent ?? {}, pending, success, formError, show, refuses, recheck }
}

export type PlainForm = ReturnType<typeof usePlainForm<unknown>>
