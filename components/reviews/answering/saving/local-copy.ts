import { devicePlace } from '@/components/ui/device-place'
import { isSameAnswer, type AnswerParts } from '@/lib/reviews/responses/rules/answers'

/**
 * An answer that is not on the server yet, with the one the server had when it was written, and with an earlier one that was
 * on its way then and may have arrived.
 */
export type Change = { given: AnswerParts; base: AnswerParts; sent?: AnswerParts }

/** What is not on the server yet, by question id. */
export type Unsaved = Readonly<Record<string, Change>>

/** Where one respondent's unsaved answers to one review lie on this device. */
export type LocalCopy = { read: () => Unsaved; write: (unsaved: Unsaved) => void }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isParts = (value: unknown): value is AnswerParts =>
  isRecord(value) &&
  (value.text === null || typeof value.text === 'string') &&
  (value.score === null || typeof value.score === 'number') &&
  (value.yes === null || typeof value.yes === 'boolean') &&
  Array.isArray(value.optionIds) &&
  value.optionIds.every((id) => typeof id === 'string')

/** What was kept, as far as it is whole. */
function parse(kept: unknown): Unsaved {
  if (!isRecord(kept)) return {}
  const whole = Object.entries(kept).flatMap(([questionId, entry]) =>
    isRecord(entry) && isParts(entry.given) && isParts(entry.base)
      ? [
          [
            questionId,
            { given: entry.given, base: entry.base, ...(isParts(entry.sent) && { sent: entry.sent }) },
          ] as const,
        ]
      : [],
  )
  return Object.fromEntries(whole)
}

/**
 * A place under `key` in this browser. Where the browser keeps nothing for us, it is always empty. Two pages may answer the
 * same review: each takes away only what it put there or has read, so that neither loses what the other could not save.
 */
export function localCopy(key: string): LocalCopy {
  const place = devicePlace(`answers.${key}`)
  let own: Unsaved = {}
  const stored = () => parse(place.read())
  const isOwn = ([questionId, { given }]: [string, Unsaved[string]]) => {
    const known = own[questionId]
    return known !== undefined && isSameAnswer(known.given, given)
  }
  return {
    read: () => (own = stored()),
    write: (unsaved) => {
      const others = Object.entries(stored()).filter((entry) => !isOwn(entry))
      const kept = { ...Object.fromEntries(others), ...unsaved }
      own = unsaved
      place.write(Object.keys(kept).length === 0 ? null : kept)
    },
  }
}

/** Where the changes of what was sent lie, beside the answers themselves. */
export const revisionKey = (key: string) => `${key}.revision`

/** Leaves nothing under `key`, whichever page put it there. */
export function forgetCopy(key: string) {
  const copy = localCopy(key)
  copy.read()
  copy.write({})
}
