import { GENERAL_FAILURE } from '@/lib/shared/failure'

/** A server action's answer in the browser. */
export interface ActionResult<Result> {
  data?: Result
  serverError?: { code: string; message: string; fields?: Readonly<Record<string, string>> }
  validationErrors?: {
    formErrors?: readonly string[]
    fieldErrors?: Readonly<Record<string, readonly string[] | undefined>>
  }
}

export interface ActionFaults {
  /** Error message by field path, in the server's order. */
  fields: [path: string, sentence: string][]
  /** Errors of the form as a whole. */
  form?: string
  isSignedOut?: boolean
}

function validationFaults(errors: NonNullable<ActionResult<unknown>['validationErrors']>): ActionFaults {
  const fields = Object.entries(errors.fieldErrors ?? {}).flatMap(([path, sentences]): ActionFaults['fields'] =>
    sentences?.[0] ? [[path, sentences[0]]] : [],
  )
  return { fields, form: errors.formErrors?.[0] ?? (fields.length ? undefined : GENERAL_FAILURE) }
}

/** The answer's errors, undefined on success; no answer counts as a failure. */
export function faultsOf(result: ActionResult<unknown> | undefined): ActionFaults | undefined {
  if (!result) return { fields: [], form: GENERAL_FAILURE }
  if (result.validationErrors) return validationFaults(result.validationErrors)
  if (!result.serverError) return undefined
  const { code, message, fields: named = {} } = result.serverError
  const fields = Object.entries(named)
  const form = fields.length ? undefined : message || GENERAL_FAILURE
  return { fields, form, ...(code === 'signed-out' && { isSignedOut: true }) }
}
