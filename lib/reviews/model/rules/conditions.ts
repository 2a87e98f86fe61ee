import type { FollowWhen, QuestionType } from '@/lib/platform/generated/prisma/enums'

/** `value` is the bound of AT_MOST and AT_LEAST, or the option index of CHOSEN, from 0. */
export type Condition = { when: FollowWhen; value: number | null }

/** Text answers set no conditions. */
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

/** `optionIds` are the question's options in order; no answer meets no condition. */
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

/** Completes "if the answer is": "2 or less", "No", "“Calm”". */
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

/** Follow-ups are numbered below their question, so that no number changes when they appear: 1, 2, 2.1, 3. */
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
