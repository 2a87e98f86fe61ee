import { onlyVisible } from './text'

export type RefusalCode = 'not-found' | 'forbidden' | 'plan-limit' | 'conflict' | 'invalid' | 'too-many' | 'signed-out'

/** The product saying no for a reason the person should read. `fields` names the inputs the sentence is about. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    /** The seconds after which the same is accepted, where that is all it takes. */
    readonly wait?: number,
  ) {
    super(message)
    this.name = 'Refusal'
  }
}

/** What is not there and what must not be known to be there read the same. */
export const notFoundRefusal = (what: string) => new Refusal('not-found', `This ${what} no longer exists.`)

/** The same of a list that somebody asks for as a whole. */
export const listNotFound = () => new Refusal('not-found', 'List Not Found')

/** A refusal of one field, shown beside it. */
export const fieldRefusal = (field: string, message: string) => new Refusal('invalid', message, { [field]: message })

const CHANGED_MEANWHILE = 'Someone else has changed this. Reload the page to see it.'

/**
 * What somebody wishes of fields that they were shown as `seen`: what they left alone is as it has become since, whoever
 * changed it. Refuses, at the field, where both have changed the same one to something else. Without `seen` the wish stands.
 */
export function mergedWish<Field extends string>(
  seen: Readonly<Record<Field, string>> | undefined,
  wished: Readonly<Record<Field, string>>,
  present: Readonly<Record<Field, string>>,
): Record<Field, string> {
  const merged: Record<Field, string> = { ...wished }
  if (seen === undefined) return merged
  for (const field in wished) {
    if (wished[field] === seen[field]) merged[field] = present[field]
    else if (onlyVisible(present[field]).trim() !== seen[field] && present[field] !== wished[field])
      throw new Refusal('conflict', CHANGED_MEANWHILE, { [field]: CHANGED_MEANWHILE })
  }
  return merged
}
