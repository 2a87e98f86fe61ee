import type { QuestionDraft, FormContent } from '@/lib/reviews/model/schema'
import { newQuestion } from '@/lib/reviews/drafting/rules/new-question'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'

type Condition = Omit<NonNullable<QuestionDraft['follows']>, 'key'>

type Asked = { question: QuestionDraft; then?: { condition: Condition; question: QuestionDraft } }
type QuestionChoices = { help?: string; isOptional?: boolean }

const asked = (question: QuestionDraft, { help = '', isOptional = false }: QuestionChoices): Asked => ({
  question: { ...question, help, isRequired: !isOptional },
})

const named = (texts: readonly string[]) => texts.map((optionText) => ({ optionText }))

export const words = (text: string, given: QuestionChoices = {}) => asked(newQuestion('textarea', '', text), given)

export const line = (text: string, given: QuestionChoices = {}) => asked(newQuestion('input', '', text), given)

export const yesNo = (text: string, given: QuestionChoices = {}) => asked(newQuestion('yesno', '', text), given)

export const choice = (text: string, options: readonly string[], given: QuestionChoices = {}) =>
  asked({ ...newQuestion('checkbox', '', text), options: named(options) }, given)

const agreement = ['Not at all', 'Completely'] as const

export const scale = (text: string, ends: readonly [string, string] = agreement, given: QuestionChoices = {}) =>
  asked({ ...newQuestion('scale', '', text), options: named(ends), lowerLabel: 1, higherLabel: 5 }, given)

/** From 1 to 10, with an optional comment under `label`. */
export function stars(
  text: string,
  ends: readonly [string, string],
  { label, ...given }: QuestionChoices & { label?: string } = {},
) {
  const question = { ...newQuestion('rating', '', text), options: named(ends) }
  return asked(label === undefined ? question : { ...question, editableFeedback: true, ratingFeedback: label }, given)
}

/** Adds a follow-up for answers that meet the condition. */
const following =
  (condition: Condition) =>
  (before: Asked, text: string, help = ''): Asked => ({
    ...before,
    then: { condition, question: asked(newQuestion('textarea', '', text), { help, isOptional: true }).question },
  })

export const ifLow = following({ when: 'AT_MOST', value: 2 })
export const ifHigh = following({ when: 'AT_LEAST', value: 4 })
export const ifFewStars = following({ when: 'AT_MOST', value: 6 })
export const ifYes = following({ when: 'YES', value: null })
export const ifNo = following({ when: 'NO', value: null })

/** Gives the questions keys; a follow-up comes right below its question. */
const inOrder = (questions: readonly Asked[]) =>
  questions.flatMap(({ question, then }, index): QuestionDraft[] => {
    const key = `q${index + 1}`
    const own = { ...question, key }
    return then ? [own, { ...then.question, key: `${key}b`, follows: { ...then.condition, key } }] : [own]
  })

type Permissions = Partial<
  Pick<
    FormContent,
    'about' | 'anonymity' | 'seenBySubject' | 'seenByManager' | 'seenByAdmins' | 'releaseMode' | 'mayOptOut'
  >
>

export type DefaultTemplate = {
  /** Permanent: a template under a known key is updated, never duplicated. */
  key: string
  title: string
  description: string
  tags: string[]
  content: FormContent
}

type GivenTemplate = Omit<DefaultTemplate, 'content'> & {
  intro: string
  permissions: Permissions
  questions: readonly Asked[]
}

export const template = ({ intro, permissions, questions, ...rest }: GivenTemplate): DefaultTemplate => ({
  ...rest,
  content: {
    ...newFormContent('blank', 'UTC'),
    title: rest.title,
    description: intro,
    questions: inOrder(questions),
    ...permissions,
  },
})
