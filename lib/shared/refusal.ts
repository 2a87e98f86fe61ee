import { onlyVisible } from './text'

export type RefusalCode =
  | 'not-found'
  | 'forbidden'
  | 'plan-limit'
  | 'conflict'
  | 'already-sent'
  | 'invalid'
  | 'too-many'
  | 'signed-out'

/** Says no for a reason the person should read. `fields` names the inputs it is about. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    /** The seconds after which a retry succeeds, if waiting is enough. */
    readonly wait?: number,
  ) {
    super(message)
    this.name = 'Refusal'
  }
}

/** Missing and hidden things read the same. */
export const notFoundRefusal = (what: string) => new Refusal('not-found', `This ${what} no longer exists.`)

export const listNotFound = () => new Refusal('not-found', 'List Not Found')

export const fieldRefusal = (field: string, message: string) => new Refusal('invalid', message, { [field]: message })

export const changedSinceSent = () =>
  new Refusal('already-sent', 'An earlier version was already sent. Check it before you send this one.')

const CHANGED_MEANWHILE = 'Someone else has changed this. Reload the page to see it.'

/**
 * Merges a form into the current values: fields unchanged since `seen` keep the current value. Throws on the field
 * where both sides changed it differently. Without `seen` the form wins.
 */
export function mergedEdits<Field extends string>(
  seen: Readonly<Record<Field, string>> | undefined,
  edits: Readonly<Record<Field, string>>,
  present: Readonly<Record<Field, string>>,
): Record<Field, string> {
  const merged: Record<Field, string> = { ...edits }
  if (seen === undefined) return merged
  for (const field in edits) {
    if (edits[field] === seen[field]) merged[field] = present[field]
    else if (onlyVisible(present[field]).trim() !== seen[field] && present[field] !== edits[field])
      throw new Refusal('conflict', CHANGED_MEANWHILE, { [field]: CHANGED_MEANWHILE })
  }
  return merged
}
