import 'server-only'
import type { Prisma } from '@/lib/platform/db'
import { sealBytes, unsealBytes } from '@/lib/platform/secrets'
import type { AnswerParts } from '@/lib/reviews/responses/rules/answers'
import { keyOf, type Keyed } from './response-owners'

// Until the close, anonymous answers are one sealed piece instead of rows. Transaction ids, row positions and times may
// identify the respondent, but do not open the piece.

/** Bytes of a sealed piece, doubled until a longer response fits, so that most have the same size. */
const PIECE_BYTES = 16_384

function padded(text: string) {
  const bytes = Buffer.from(text)
  let size = PIECE_BYTES
  while (size < bytes.length) size *= 2
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length, ' ')])
}

/** Sealed responses have no answer rows. */
export const isSealed = (review: Keyed) => keyOf(review) !== null

/** Empty where answers are rows. */
export function sealedFields(review: Keyed, given: ReadonlyMap<string, AnswerParts>) {
  const key = keyOf(review)
  return key === null ? {} : { sealedAnswers: sealBytes(padded(JSON.stringify([...given])), key) }
}

export const storedSelect = {
  sealedAnswers: true,
  answers: { select: { questionId: true, text: true, score: true, yes: true, optionIds: true } },
} as const satisfies Prisma.ResponseSelect

type StoredResponse = Prisma.ResponseGetPayload<{ select: typeof storedSelect }>

const opened = (sealed: Uint8Array, key: Uint8Array): [questionId: string, parts: AnswerParts][] =>
  JSON.parse(unsealBytes(sealed, key).toString())

/** By question id. */
export function givenIn(review: Keyed, { sealedAnswers, answers }: StoredResponse): Map<string, AnswerParts> {
  const key = keyOf(review)
  // Earlier versions stored the answers of open anonymous reviews as rows.
  return key === null || sealedAnswers === null
    ? new Map(answers.map(({ questionId, ...parts }) => [questionId, parts]))
    : new Map(opened(sealedAnswers, key))
}
