import { devicePlace } from '@/components/ui/device-place'
import { isSameAnswer, type AnswerParts } from '@/lib/reviews/responses/rules/answers'

/** An unsaved answer, the server's version at that time, and an earlier one possibly delivered. */
export type Change = { given: AnswerParts; base: AnswerParts; sent?: AnswerParts }

/** By question id. */
export type Unsaved = Readonly<Record<string, Change>>

/** A respondent's unsaved answers on this device. */
export type LocalCopy = { read: () => Unsaved; write: (unsaved: Unsaved) => void }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isParts = (value: unknown): value is AnswerParts =>
  isRecord(value) &&
  (value.text === null || typeof value.text === 'string') &&
  (value.score === null || typeof value.score === 'number') &&
  (value.yes === null || typeof value.yes === 'boolean') &&
  Array.isArray(value.optionIds) &&
  value.optionIds.every((id) => typeof id === 'string')

/** The stored copy's valid parts. */
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
 * Storage under `key`, empty where the browser refuses it. Two tabs may share it, so each removes only what it wrote or
 * read.
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

/** The key of changes to sent answers. */
export const revisionKey = (key: string) => `${key}.revision`

/** Clears `key` for every tab. */
export function forgetCopy(key: string) {
  const copy = localCopy(key)
  copy.read()
  copy.write({})
}
