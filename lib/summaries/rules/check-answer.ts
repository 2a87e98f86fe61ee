import { modelAnswerSchema, type Draft } from '@/lib/summaries/schema'
import { randomId } from '@/lib/shared/randomness'
import { isStorable, onlyVisible } from '@/lib/shared/text'
import { draftSizes } from './draft-sizes'
import type { Source } from './prompt'

/** Tags, Markdown links and addresses, because drafts may not add links. */
const markup = /<[a-z!/]|\]\s*\(|https?:|www\.|\b[\w.-]+@[\w-]+\.\w/i

/** Scores, stars and performance ratings. */
const rating =
  /\b\d+(?:[.,]\d+)?\s*(?:\/|out of)\s*(?:5|10|100)\b|[★⭐]|\b(?:under|over|top|low|high|poor|strong|weak)[- ]?perform/i

const plain = (text: string) => onlyVisible(text).replace(/\s+/g, ' ').trim()

const isFine = (text: string, most: number) =>
  text !== '' && text.length <= most && isStorable(text) && !markup.test(text) && !rating.test(text)

type Kept = Pick<Draft, 'sentences' | 'proposals'>

/** Renumbers used sources from 1. */
function renumbered(
  { sentences, proposals }: Kept,
  sources: readonly Source[],
): Omit<Draft, 'leftOutCount' | 'readCount'> {
  const named = [...new Set([...sentences.flatMap((one) => one.sources), ...proposals.map(({ source }) => source)])]
  const numberOf = (number: number) => named.indexOf(number) + 1
  return {
    sentences: sentences.map((one) => ({ ...one, sources: one.sources.map(numberOf) })),
    proposals: proposals.map((one) => ({ ...one, source: numberOf(one.source) })),
    sources: named.flatMap((number) => sources[number - 1] ?? []).map(({ label, href }) => ({ label, href })),
  }
}

/** An answer's plain sentences with valid sources; null if invalid. */
export function readAnswer(json: unknown, sources: readonly Source[], leftOutCount: number): Draft | null {
  const { data: answer } = modelAnswerSchema.safeParse(json)
  if (!answer) return null
  const isKnown = (number: number) => Number.isInteger(number) && number >= 1 && number <= sources.length
  const sentences = answer.sentences
    .map((sentence) => ({ text: plain(sentence.text), sources: [...new Set(sentence.sources.filter(isKnown))] }))
    .filter((sentence) => sentence.sources.length > 0 && isFine(sentence.text, draftSizes.sentence))
    .slice(0, draftSizes.sentences)
  const proposals = answer.actionItems
    .map(({ title, source }) => ({ id: randomId(), title: plain(title), source }))
    .filter(({ title, source }) => isKnown(source) && isFine(title, draftSizes.proposal))
    .slice(0, draftSizes.proposals)
  return { ...renumbered({ sentences, proposals }, sources), readCount: sources.length, leftOutCount }
}
