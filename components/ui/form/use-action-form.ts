'use client'

import {
  useEffect,
  useRef,
  useState,
  useTransition,
  type ComponentProps,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { useScripted } from '@/components/ui/use-scripted'
import { faultsOf, type ActionFaults, type ActionResult } from './action-result'
import { answerOf } from './answer-of'
import { forgetNewFaults } from './forget-new-faults'
import { toastRedirect } from './toast-outcome'
import { toastRefusal } from './toast-refusal'
import { useKeptWords } from './use-kept-words'

interface ActionFormOptions<Input extends FieldValues, Output, Result> {
  /** Loads the schema the action parses with. */
  schema: () => Promise<z.ZodType<Output, Input>>
  action: (input: Input) => Promise<ActionResult<Result> | undefined>
  defaultValues: DefaultValues<Input>
  onSuccess?: (result: Result | undefined) => void | Promise<void>
  /** After a refusal was shown; not for fields to correct. */
  onRefused?: () => void
  /** The toast of an action that redirects. */
  done?: Done<Input>
  /** Where this device keeps what is typed until it is sent. */
  keptKey?: string
}

export interface ActionForm<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>
  /** The form element's props; `data-unsent` after a refusal, when its input is still unsaved. */
  bind: ComponentProps<'form'> & { 'data-unsent'?: true }
  /** For a button outside the form. */
  submit: (event?: SyntheticEvent) => void
  pending: boolean
  formError: string | undefined
}

/** Whether the form has the field that a path begins with. */
const isOf =
  <Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>) =>
  (path: string): path is FieldPath<Input> =>
    Object.keys(form.getValues()).includes(path.split('.')[0] ?? '')

/** Shows field errors, focuses the first, and returns those without a field. */
function showOnFields<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  fields: ActionFaults['fields'],
): string[] {
  const isOurs = isOf(form)
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

/** Shows errors where they belong; returns the form's own message. */
function showFaults<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  faults: ActionFaults,
): string | undefined {
  const homeless = showOnFields(form, faults.fields)
  const sentence = faults.form ?? homeless[0]
  if (sentence) toastRefusal(faults, sentence)
  return sentence
}

/** Loads the schema with the first submit, because its parser outweighs the form and most forms are never submitted. */
const checkedBy =
  <Input extends FieldValues, Output>(
    schema: () => Promise<z.ZodType<Output, Input>>,
    isKnown: (path: string) => boolean,
  ): Resolver<Input, unknown, Output> =>
  async (values, context, options) => {
    const fetched = await Promise.all([import('@hookform/resolvers/zod'), schema()]).catch(() => undefined)
    // Offline while loading: if the action gets through, the server validates.
    if (!fetched) return { values: {}, errors: {} }
    const checked = await fetched[0].zodResolver<Input, unknown, Output>(fetched[1])(values, context, options)
    const [name, ...others] = options.names ?? []
    if (name !== undefined && others.length === 0)
      forgetNewFaults(checked.errors[name], (index, field) => isKnown(`${name}.${index}.${field}`))
    return checked
  }

/** Errors appear after the first attempt, then update while typing. */
function useCheckedForm<Input extends FieldValues, Output>(
  schema: () => Promise<z.ZodType<Output, Input>>,
  defaultValues: DefaultValues<Input>,
) {
  const isKnown = (path: string) => isOf(form)(path) && form.getFieldState(path).invalid
  const form: UseFormReturn<Input, unknown, Output> = useForm<Input, unknown, Output>({
    resolver: checkedBy(schema, isKnown),
    defaultValues,
  })
  return form
}

const refused = '[aria-invalid="true"]'

/**
 * Props of a form that waits for its script: until then it takes no text, so none is lost. Focuses the first error after
 * each attempt, also in pickers unknown to the form library.
 */
function useFormElement(
  element: RefObject<HTMLFormElement | null>,
  submit: (event: SyntheticEvent) => void,
  attempts: number,
) {
  const isScripted = useScripted()

  useEffect(() => {
    if (attempts === 0 || document.activeElement?.matches(refused)) return
    element.current?.querySelector<HTMLElement>(`${refused}, fieldset[data-invalid] input`)?.focus()
  }, [element, attempts])

  return {
    ref: element,
    inert: !isScripted,
    noValidate: true,
    method: 'post',
    onSubmit: submit,
  } satisfies ComponentProps<'form'>
}

type Done<Input> = string | ((input: Input) => string) | undefined

const saidOf = <Input>(done: Done<Input>, input: Input) => (typeof done === 'function' ? done(input) : done)

/** A form that submits to a server action: field errors on fields, others as toasts, one submit at a time. */
export function useActionForm<Input extends FieldValues, Output, Result>(
  options: ActionFormOptions<Input, Output, Result>,
): ActionForm<Input, Output> {
  const { schema, action, defaultValues, onSuccess, onRefused, done, keptKey } = options
  const form = useCheckedForm(schema, defaultValues)
  const [isSending, startTransition] = useTransition()
  // The transition ends a moment after its errors appear, when Escape should already close the dialog.
  const [refusal, setRefusal] = useState<{ sentence: string | undefined }>()
  const underWay = useRef(false)
  const { element, untilSent } = useKeptWords(keptKey)

  async function send() {
    // Sends the raw values, because the server parses with the same schema.
    const input = form.getValues()
    const answer = await toastRedirect(untilSent(answerOf(action(input))), saidOf(done, input))
    const faults = faultsOf(answer)
    if (!faults) return onSuccess?.(answer?.data)
    setRefusal({ sentence: showFaults(form, faults) })
    if (answer?.serverError && faults.form) onRefused?.()
  }

  function submit(event?: SyntheticEvent) {
    event?.preventDefault()
    if (underWay.current) return
    underWay.current = true
    setRefusal(undefined)
    startTransition(async () => {
      await form
        .handleSubmit(send, () => setRefusal({ sentence: undefined }))()
        .finally(() => {
          underWay.current = false
        })
    })
  }

  const props = useFormElement(element, submit, form.formState.submitCount)
  const formError = refusal?.sentence
  const bind = formError === undefined ? props : { ...props, 'data-unsent': true as const }
  return { form, bind, submit, pending: isSending && refusal === undefined, formError }
}
