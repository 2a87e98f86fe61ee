import { GENERAL_FAILURE } from '@/lib/shared/failure'

/** What a server action answers, as the browser sees it. */
export interface ActionResult<Result> {
  data?: Result
  serverError?: { code: string; message: string; fields?: Readonly<Record<string, string>> }
  validationErrors?: {
    formErrors?: readonly string[]
    fieldErrors?: Readonly<Record<string, readonly string[] | undefined>>
  }
}

export interface ActionFaults {
  /** Sentence by field path, in the order in which the server named them. */
  fields: [path: string, sentence: string][]
  /** What concerns the form as a whole. */
  form?: string
}

function validationFaults(errors: NonNullable<ActionResult<unknown>['validationErrors']>): ActionFaults {
  const fields = Object.entries(errors.fieldErrors ?? {}).flatMap(([path, sentences]): ActionFaults['fields'] =>
    sentences?.[0] ? [[path, sentences[0]]] : [],
  )
  return { fields, form: errors.formErrors?.[0] ?? (fields.length ? undefined : GENERAL_FAILURE) }
}

/** The faults an answer carries, or undefined when it was a success. An answer that never came counts as a failure. */
export function faultsOf(result: ActionResult<unknown> | undefined): ActionFaults | undefined {
  if (!result) return { fields: [], form: GENERAL_FAILURE }
  if (result.validationErrors) return validationFaults(result.validationErrors)
  if (!result.serverError) return undefined
  const fields = Object.entries(result.serverError.fields ?? {})
  return { fields, form: fields.length ? undefined : result.serverError.message || GENERAL_FAILURE }
}
