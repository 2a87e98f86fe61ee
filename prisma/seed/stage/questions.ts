import type { Condition } from '@/lib/reviews/model/rules/conditions'
import { formats } from '@/lib/reviews/drafting/rules/formats'
import type { FormatKey } from '@/lib/reviews/drafting/rules/format-keys'

export type Texts = readonly string[]

/**
 * A question of the story, with how Acme's people tend to answer it. One that follows is asked when the answer to the
 * question it stands under meets its condition.
 */
export type StoryQuestion = { text: string; help?: string; follows?: Condition } & (
  | { type: 'input' | 'textarea'; says: Texts; share: number }
  | { type: 'checkbox'; options: readonly (readonly [text: string, liking: number])[] }
  | { type: 'scale'; around: number; ends: readonly [string, string] }
  | { type: 'rating'; around: number; label: string; comments: Texts }
  | { type: 'yesno'; yes: number }
)

/** `share` is the part of the people who write something; below 1 the question is optional. */
export const paragraph = (text: string, says: Texts, share = 1): StoryQuestion => ({
  type: 'textarea',
  text,
  says,
  share,
})

export const line = (text: string, says: Texts, share = 1): StoryQuestion => ({ type: 'input', text, says, share })

/** `liking` is how many of those who answer tick the option, from 0 to 1. */
export const choice = (text: string, ...options: [string, number][]): StoryQuestion => ({
  type: 'checkbox',
  text,
  options,
})

const agreement = ['Not at all', 'Completely'] as const

/** From 1 to 5. */
export const scale = (text: string, around: number, ends: readonly [string, string] = agreement): StoryQuestion => ({
  type: 'scale',
  text,
  around,
  ends,
})

/** From 1 to 10, with a comment under `label` where there are any to make. */
export const stars = (text: string, around: number, label = 'Rating', comments: Texts = []): StoryQuestion => ({
  type: 'rating',
  text,
  around,
  label,
  comments,
})

export const yesNo = (text: string, yes: number): StoryQuestion => ({ type: 'yesno', text, yes })

export const withHelp = (help: string, question: StoryQuestion): StoryQuestion => ({ ...question, help })

export const following = (
  when: Condition['when'],
  value: Condition['value'],
  question: StoryQuestion,
): StoryQuestion => ({ ...question, follows: { when, value } })

/** The place of the question that the one at `index` follows up on: the last above it that everybody is asked. */
export const leaderOf = (questions: readonly StoryQuestion[], index: number) =>
  questions.slice(0, index).findLastIndex(({ follows }) => follows === undefined)

function asked(format: FormatKey, index: number) {
  const question = formats[format].questions[index]
  if (!question) throw new Error(`The format “${format}” has no question ${index + 1}.`)
  return question.questionText
}

export const peerForm = (said: { helps: Texts; change: Texts }, reliable: number, disagreeing: number) => [
  paragraph(asked('peer', 0), said.helps),
  paragraph(asked('peer', 1), said.change),
  scale(asked('peer', 2), reliable, ['Never sure', 'Always']),
  stars(asked('peer', 3), disagreeing),
]

export const upwardForm = (said: { keep: Texts; change: Texts }, [clear, helped, safe]: [number, number, number]) => [
  scale(asked('upward', 0), clear),
  scale(asked('upward', 1), helped),
  scale(asked('upward', 2), safe),
  paragraph(asked('upward', 3), said.keep, 0.85),
  paragraph(asked('upward', 4), said.change, 0.8),
]

export const circleForm = (
  said: { strength: Texts; change: Texts },
  [clear, kept, better]: [number, number, number],
  { strength = 0.85, change = 0.8 }: { strength?: number; change?: number } = {},
) => [
  scale(asked('circle', 0), clear),
  scale(asked('circle', 1), kept),
  scale(asked('circle', 2), better),
  paragraph(asked('circle', 3), said.strength, strength),
  paragraph(asked('circle', 4), said.change, change),
]

export const managerForm = (said: { achieved: Texts; grow: Texts }, met: number, ready: number) => [
  paragraph(asked('manager', 0), said.achieved),
  paragraph(asked('manager', 1), said.grow),
  stars(asked('manager', 2), met),
  yesNo(asked('manager', 3), ready),
]

export const selfForm = (said: { proud: Texts; harder: Texts; next: Texts }, suited: number) => [
  paragraph(asked('self', 0), said.proud),
  paragraph(asked('self', 1), said.harder),
  scale(asked('self', 2), suited),
  paragraph(asked('self', 3), said.next),
]

export const outsideForm = (said: { well: Texts; better: Texts }, recommending: number, kept: number) => [
  stars(asked('external', 0), recommending),
  yesNo(asked('external', 1), kept),
  paragraph(asked('external', 2), said.well),
  paragraph(asked('external', 3), said.better, 0.85),
]
