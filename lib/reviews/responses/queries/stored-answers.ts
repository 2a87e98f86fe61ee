import 'server-only'
import type { Prisma } from '@/lib/platform/db'
import { sealBytes, unsealBytes } from '@/lib/platform/secrets'
import type { AnswerParts } from '@/lib/reviews/responses/rules/answers'
import { keyOf, type Keyed } from './response-owners'

// Until the close, the answers of an anonymous response are stored in one sealed piece instead of rows. Transaction ids,
// row positions and times next to it may tell whose piece it is, and none of that makes it readable.

/** The size of a sealed piece: the same for most responses, and doubled until a longer one fits. */
const PIECE_BYTES = 16_384

function padded(text: string) {
  const bytes = Buffer.from(text)
  let size = PIECE_BYTES
  while (size < bytes.length) size *= 2
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length, ' ')])
}

/** Whether responses hold their answers sealed; else answers are rows. */
export const isSealed = (review: Keyed) => keyOf(review) !== null

/** The columns of a response that hold these answers; none where answers are rows. */
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

/** The answers of a response by question id. */
export function givenIn(review: Keyed, { sealedAnswers, answers }: StoredResponse): Map<string, AnswerParts> {
  const key = keyOf(review)
  // Earlier versions stored the answers of open anonymous reviews as rows.
  return key === null || sealedAnswers === null
    ? new Map(answers.map(({ questionId, ...parts }) => [questionId, parts]))
    : new Map(opened(sealedAnswers, key))
}
