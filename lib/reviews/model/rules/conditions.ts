import type { FollowWhen, QuestionType } from '@/lib/platform/generated/prisma/enums'

/**
 * What the answer to one question must be before another, which follows up on it, is asked. `value` is the bound of
 * AT_MOST and AT_LEAST, and the place of the option of CHOSEN, counted from 0.
 */
export type Condition = { when: FollowWhen; value: number | null }

/** The conditions a question can set, by how it is answered; words set none. */
export const conditionsOf: Record<QuestionType, readonly FollowWhen[]> = {
  input: [],
  textarea: [],
  checkbox: ['CHOSEN'],
  scale: ['AT_MOST', 'AT_LEAST'],
  yesno: ['NO', 'YES'],
  rating: ['AT_MOST', 'AT_LEAST'],
}

export const canLead = (type: QuestionType) => conditionsOf[type].length > 0

type GivenAnswer = { score: number | null; yes: boolean | null; optionIds: readonly string[] }

/** Whether an answer meets a condition; `optionIds` are the options of its question in order. No answer meets none. */
export function isMet(
  { when, value }: Condition,
  { score, yes, optionIds: chosen }: GivenAnswer,
  optionIds: readonly string[],
) {
  const bound = value ?? NaN
  const met: Record<FollowWhen, boolean> = {
    AT_MOST: score !== null && score <= bound,
    AT_LEAST: score !== null && score >= bound,
    YES: yes === true,
    NO: yes === false,
    CHOSEN: chosen.includes(optionIds[bound] ?? ''),
  }
  return met[when]
}

/** A condition in words that finish "if the answer is": "2 or less", "No", "“Calm”". */
export function conditionInWords({ when, value }: Condition, options: readonly string[]): string {
  const words: Record<FollowWhen, string> = {
    AT_MOST: `${value ?? '…'} or less`,
    AT_LEAST: `${value ?? '…'} or more`,
    YES: 'Yes',
    NO: 'No',
    CHOSEN: `“${(value === null ? '' : options[value]?.trim()) || '…'}”`,
  }
  return words[when]
}

/**
 * How the questions of a form are numbered, in order. One that follows up on another counts below it, so that no number
 * changes when it comes and goes: 1, 2, 2.1, 3.
 */
export function questionNumbers(areFollowUps: readonly boolean[]): string[] {
  let main = 0
  let below = 0
  return areFollowUps.map((isFollowUp) => {
    if (!isFollowUp) {
      main += 1
      below = 0
      return `${main}`
    }
    below += 1
    return `${main}.${below}`
  })
}
