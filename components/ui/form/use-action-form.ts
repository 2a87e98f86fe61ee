'use client'

import { useEffect, useRef, useState, useTransition, type ComponentProps, type SyntheticEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { toast } from '@/components/ui/overlay/toast'
import { faultsOf, type ActionFaults, type ActionResult } from './action-result'
import { answerOf } from './answer-of'

interface ActionFormOptions<Input extends FieldValues, Output, Result> {
  /** Fetches the very schema the action parses with. */
  schema: () => Promise<z.ZodType<Output, Input>>
  action: (input: Input) => Promise<ActionResult<Result> | undefined>
  defaultValues: DefaultValues<Input>
  onSuccess?: (result: Result | undefined) => void | Promise<void>
}

export interface ActionForm<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>
  /** What the form element is given. `data-unsent` once it was refused as a whole: what it holds is still unsaved. */
  bind: ComponentProps<'form'> & { 'data-unsent'?: true }
  /** For a button that stands outside of the form element. */
  submit: (event?: SyntheticEvent) => void
  pending: boolean
  /** What is wrong with the form as a whole; it has been toasted as well. */
  formError: string | undefined
}

/** Puts each sentence on its field and the focus on the first; returns those no field of this form can show. */
function showOnFields<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  fields: ActionFaults['fields'],
): string[] {
  const known = Object.keys(form.getValues())
  const isOurs = (path: string): path is FieldPath<Input> => known.includes(path.split('.')[0] ?? '')
  const homeless: string[] = []
  let first = true
  for (const [path, message] of fields) {
    if (!isOurs(path)) {
      homeless.push(message)
      continue
    }
    form.setError(path, { type: 'server', message }, { shouldFocus: first })
    first = false
  }
  return homeless
}

/** Shows what is wrong where it belongs and returns the sentence that concerns the form as a whole. */
function showFaults<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  faults: ActionFaults,
): string | undefined {
  const homeless = showOnFields(form, faults.fields)
  const sentence = faults.form ?? homeless[0]
  if (sentence) toast({ type: 'error', title: sentence })
  return sentence
}

/**
 * Checks by the schema, which is fetched with the first sending: what reads it is most of the script a form would need,
 * and a page is opened more often than its form is sent.
 */
const checkedBy =
  <Input extends FieldValues, Output>(
    schema: () => Promise<z.ZodType<Output, Input>>,
  ): Resolver<Input, unknown, Output> =>
  async (values, context, options) => {
    const fetched = await Promise.all([import('@hookform/resolvers/zod'), schema()]).catch(() => undefined)
    if (fetched) return fetched[0].zodResolver<Input, unknown, Output>(fetched[1])(values, context, options)
    // A connection that dropped just now; should it be back for the action, the server judges by the same schema.
    return { values: {}, errors: {} }
  }

const refused = '[aria-invalid="true"]'

/**
 * What a form element of the page is given to be sent by script, however early it is pressed. After each attempt the focus
 * is on what was refused first, also where the form library does not know the element, as in pickers.
 */
function useFormElement(submit: (event: SyntheticEvent) => void, attempts: number) {
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (attempts === 0 || document.activeElement?.matches(refused)) return
    element.current?.querySelector<HTMLElement>(refused)?.focus()
  }, [attempts])

  return {
    ref: element,
    noValidate: true,
    // Pressed before the script has come, React keeps the form from being posted, which would lose what was typed, and calls
    // this once it has taken the form over: then it is sent as if it were pressed now.
    action: () => element.current?.requestSubmit(),
    onSubmit: submit,
    // React empties a form after its action; but what is refused must stay to be mended.
    onReset: (event: SyntheticEvent) => event.preventDefault(),
  } satisfies ComponentProps<'form'>
}

/**
 * A form that sends what its schema accepts to a server action: field errors land on their fields, the rest is toasted,
 * and while one sending is under way another cannot start.
 */
export function useActionForm<Input extends FieldValues, Output, Result>({
  schema,
  action,
  defaultValues,
  onSuccess,
}: ActionFormOptions<Input, Output, Result>): ActionForm<Input, Output> {
  // Errors appear after the first attempt and then follow the typing, so nobody is scolded in the middle of a word.
  const form = useForm<Input, unknown, Output>({ resolver: checkedBy(schema), defaultValues })
  const [pending, startTransition] = useTransition()
  const [formError, setFormError] = useState<string>()
  const underWay = useRef(false)

  async function send() {
    // What was typed is sent rather than what the schema made of it: the server parses with the same schema.
    const answer = await answerOf(action(form.getValues()))
    const faults = faultsOf(answer)
    if (faults) setFormError(showFaults(form, faults))
    else await onSuccess?.(answer?.data)
  }

  function submit(event?: SyntheticEvent) {
    event?.preventDefault()
    if (underWay.current) return
    underWay.current = true
    setFormError(undefined)
    startTransition(async () => {
      await form
        .handleSubmit(send)()
        .finally(() => {
          underWay.current = false
        })
    })
  }

  const element = useFormElement(submit, form.formState.submitCount)
  const bind = formError === undefined ? element : { ...element, 'data-unsent': true as const }
  return { form, bind, submit, pending, formError }
}
