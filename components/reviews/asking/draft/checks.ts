import type { DraftFacts, FieldFaults } from '@/lib/reviews/drafting/rules/draft-faults'
import { faultMessages } from '@/lib/reviews/model/rules/form-errors'
import { questionFaults, type QuestionFault } from '@/lib/reviews/model/rules/question-faults'
import type { WizardStep } from '@/lib/reviews/drafting/rules/wizard-steps'
import type { FormContent, QuestionDraft } from '@/lib/reviews/model/schema'
import { isBlank } from '@/lib/shared/text'
import { blockedIn, tooLongIn } from './late-rules'
import type { Store } from './store'

/** Validation errors by field path, and question errors by key. */
export type Faults = {
  fields: Readonly<Record<string, string>>
  questions: ReadonlyMap<string, QuestionFault>
}

/**
 * What was checked. A step is validated once somebody tries to leave it, then while they fix it. New questions and options
 * stay quiet until the next attempt, or until edited and left.
 */
export type Checks = {
  attempted: ReadonlySet<WizardStep>
  /** Reported questions, each with its number of empty options at that time. */
  met: ReadonlyMap<string, number>
  /** Keys of edited questions. */
  written: ReadonlySet<string>
  /** The server's errors, until their field changes. */
  refused: Readonly<Record<string, string>>
}

/** A failed attempt to leave a step: the message and the first invalid field's path. */
export type Attempt = { messages: string[]; first: string | undefined }

export type Checked = { content: FormContent; checks: Checks; faults: Faults }

/** `facts`: what the checks need beyond the content. */
type Checking = { store: Store<Checked>; facts: () => DraftFacts }

export const unchecked = {
  checks: { attempted: new Set(), met: new Map(), written: new Set(), refused: {} },
  faults: { fields: {}, questions: new Map() },
} satisfies Omit<Checked, 'content'>

/** The field path of a question error. */
function pathOf({ index, questionText, range, follows, options }: QuestionFault): string {
  const question = `questions.${index}`
  if (questionText !== undefined) return `${question}.questionText`
  if (range !== undefined) return `${question}.higherLabel`
  if (follows !== undefined) return `${question}.follows`
  return `${question}.options.${Object.keys(options)[0] ?? 0}.optionText`
}

/** A question of another type counts as new. */
const identityOf = ({ key, type }: QuestionDraft) => `${type} ${key}`

const isEmpty = ({ options }: QuestionDraft, place: number) =>
  options.slice(place, place + 1).some(({ optionText }) => isBlank(optionText))

const emptyOptionsOf = (question: QuestionDraft) =>
  question.options.filter((_, place) => isEmpty(question, place)).length

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const withMet = (checks: Checks, questions: readonly QuestionDraft[]): Checks => ({
  ...checks,
  met: new Map([
    ...checks.met,
    ...questions.map((question) => [identityOf(question), emptyOptionsOf(question)] as const),
  ]),
})

/** Filling or removing an empty option doesn't excuse the next one. */
function stillMet({ met }: Checks, questions: readonly QuestionDraft[]): Checks['met'] {
  const counts = new Map(questions.map((question) => [identityOf(question), emptyOptionsOf(question)]))
  return new Map([...met].map(([identity, known]) => [identity, Math.min(known, counts.get(identity) ?? known)]))
}

/** Hides errors of new questions and new empty options. */
function saidOf(fault: QuestionFault, question: QuestionDraft, met: Checks['met']): QuestionFault | null {
  const known = met.get(identityOf(question))
  if (known === undefined) return null
  const places = Object.keys(fault.options).map(Number)
  const since = new Set(places.filter((place) => isEmpty(question, place)).slice(known))
  const options = Object.fromEntries(Object.entries(fault.options).filter(([place]) => !since.has(Number(place))))
  const { questionText, range, follows } = fault
  const isNothing = !questionText && !range && !follows && Object.keys(options).length === 0
  return isNothing ? null : { ...fault, options }
}

/** Keeps unchanged errors identical, so only affected questions redraw. */
const questionsOf = (questions: QuestionDraft[], met: Checks['met'], before: Faults['questions']) =>
  new Map(
    questionFaults(questions).flatMap((fault) => {
      const question = questions[fault.index]
      const said = question && saidOf(fault, question, met)
      if (!said) return []
      const known = before.get(question.key)
      return [[question.key, known && isSame(known, said) ? known : said] as const]
    }),
  )

function ofQuestions(content: FormContent): Record<string, string> {
  const tooLong = Object.fromEntries(tooLongIn(content).map(({ path, message }) => [path, message]))
  return {
    ...tooLong,
    ...(isBlank(content.title) && { title: 'Add a title.' }),
    ...(content.questions.length === 0 && { questions: 'Add at least one question.' }),
  }
}

/** Updates the errors. */
export function check({ store, facts }: Checking) {
  const { content, checks, faults: before } = store.read()
  const { attempted, refused } = checks
  const hasQuestions = attempted.has('questions')
  const met = hasQuestions ? stillMet(checks, content.questions) : checks.met
  const blocked: FieldFaults = attempted.has('permissions') ? blockedIn(content, facts()) : {}
  const fields = { ...(hasQuestions && ofQuestions(content)), ...blocked, ...refused }
  const questions = hasQuestions ? questionsOf(content.questions, met, before.questions) : before.questions
  const isUnchanged = isSame(
    [fields, [...questions], [...met]],
    [before.fields, [...before.questions], [...checks.met]],
  )
  if (!isUnchanged) store.write({ checks: { ...checks, met }, faults: { fields, questions } })
}

function questionsAttempt(content: FormContent): Attempt {
  const tooLong = tooLongIn(content)
  const fault = questionFaults(content.questions)[0]
  const inQuestions = content.questions.length === 0 ? 'questions' : fault && pathOf(fault)
  return {
    messages: [...faultMessages(content.questions), ...new Set(tooLong.map(({ message }) => message))],
    first: isBlank(content.title) ? 'title' : (inQuestions ?? tooLong[0]?.path),
  }
}

/** Checks a step that somebody tries to leave. */
export function attempt({ store, facts }: Checking, step: WizardStep): Attempt {
  const { content, checks } = store.read()
  const tried = { ...checks, attempted: new Set([...checks.attempted, step]) }
  store.write({ checks: step === 'questions' ? withMet(tried, content.questions) : tried })
  check({ store, facts })
  if (step === 'questions') return questionsAttempt(content)
  const blocked = step === 'permissions' ? blockedIn(content, facts()) : {}
  return { messages: [], first: Object.keys(blocked)[0] }
}

/** Shows the server's errors until their field changes. */
export function refuse({ store, facts }: Checking, refused: Checks['refused']) {
  store.write({ checks: { ...store.read().checks, refused } })
  check({ store, facts })
}

/** Remembers an edit of this field. */
export function noteEdit({ store }: Pick<Checking, 'store'>, name: string) {
  const { content, checks } = store.read()
  const [top = '', place = '', part] = name.split('.')
  const { [top]: mended, ...refused } = checks.refused
  const key = top === 'questions' && part !== undefined ? content.questions[Number(place)]?.key : undefined
  const isNew = key !== undefined && !checks.written.has(key)
  if (!isNew && mended === undefined) return
  store.write({ checks: { ...checks, refused, written: isNew ? new Set([...checks.written, key]) : checks.written } })
}

/** The focus left the question of this key. */
export function noteLeft({ store, facts }: Checking, key: string) {
  const { content, checks } = store.read()
  if (!checks.attempted.has('questions') || !checks.written.has(key)) return
  const left = content.questions.filter((question) => question.key === key)
  store.write({ checks: withMet(checks, left) })
  check({ store, facts })
}
