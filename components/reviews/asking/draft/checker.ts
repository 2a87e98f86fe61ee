import type { DraftFacts, FieldFaults, permissionFaults } from '@/lib/reviews/drafting/rules/draft-faults'
import { faultMessages } from '@/lib/reviews/model/rules/form-errors'
import { questionFaults, type QuestionFault } from '@/lib/reviews/model/rules/question-faults'
import type { WizardStep } from '@/lib/reviews/drafting/rules/wizard-steps'
import type { FormContent, QuestionDraft } from '@/lib/reviews/model/schema'
import { isBlank } from '@/lib/shared/text'
import { Cell } from './cell'
import { tooLongIn } from './form-limits'

/** Validation errors by field path, and question errors by key. */
export type Faults = {
  fields: Readonly<Record<string, string>>
  questions: ReadonlyMap<string, QuestionFault>
}

/** A failed attempt to leave a step: the message and the first invalid field's path. */
export type Attempt = { messages: string[]; first: string | undefined }

const pauseMs = 150

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

interface CheckerOptions {
  content: () => FormContent
  facts: () => DraftFacts
}

/**
 * Validates a step once somebody tries to leave it, then updates while they fix it. New questions and options stay
 * quiet until the next attempt, or until edited and left.
 */
export class Checker {
  readonly faults = new Cell<Faults>({ fields: {}, questions: new Map() })
  private readonly attempted = new Set<WizardStep>()
  /** Reported questions, each with its number of empty options at that time. */
  private readonly met = new Map<string, number>()
  /** Keys of edited questions. */
  private readonly written = new Set<string>()
  private refused: Readonly<Record<string, string>> = {}
  private timer: ReturnType<typeof setTimeout> | undefined
  private permissionFaults: typeof permissionFaults = () => ({})

  constructor(private readonly options: CheckerOptions) {}

  /** Loads the permission checks, which the question steps don't need. If that fails, the server validates. */
  readonly fetchRules = async () => {
    const fetched = await import('@/lib/reviews/drafting/rules/draft-faults').catch(() => undefined)
    if (fetched) this.permissionFaults = fetched.permissionFaults
  }

  readonly attempt = (step: WizardStep): Attempt => {
    const content = this.options.content()
    this.attempted.add(step)
    if (step === 'questions') content.questions.forEach(this.meet)
    this.check()
    if (step === 'permissions') {
      return { messages: [], first: Object.keys(this.permissionFaults(content, this.options.facts()))[0] }
    }
    return step === 'questions' ? this.questionsAttempt(content) : { messages: [], first: undefined }
  }

  /** Shows the server's errors until their field changes. */
  readonly refuse = (fields: Readonly<Record<string, string>>) => {
    this.refused = fields
    this.check()
  }

  /** `name`: the field, if only one changed. */
  readonly changed = (name: string | undefined) => {
    const top = name?.split('.')[0]
    if (top && this.refused[top]) {
      this.refused = Object.fromEntries(Object.entries(this.refused).filter(([field]) => field !== top))
    }
    const question = /^questions\.(\d+)\./.exec(name ?? '')?.[1]
    const { key } = this.options.content().questions[Number(question)] ?? {}
    if (key !== undefined) this.written.add(key)
    clearTimeout(this.timer)
    this.timer = setTimeout(this.check, pauseMs)
  }

  /** The focus left the question of this key. */
  readonly left = (key: string) => {
    if (!this.attempted.has('questions') || !this.written.has(key)) return
    this.options
      .content()
      .questions.filter((question) => question.key === key)
      .forEach(this.meet)
    this.check()
  }

  private readonly meet = (question: QuestionDraft) => this.met.set(identityOf(question), emptyOptionsOf(question))

  private questionsAttempt(content: FormContent): Attempt {
    const tooLong = tooLongIn(content)
    const fault = questionFaults(content.questions)[0]
    const inQuestions = content.questions.length === 0 ? 'questions' : fault && pathOf(fault)
    return {
      messages: [...faultMessages(content.questions), ...new Set(tooLong.map(({ message }) => message))],
      first: isBlank(content.title) ? 'title' : (inQuestions ?? tooLong[0]?.path),
    }
  }

  private readonly check = () => {
    const content = this.options.content()
    const before = this.faults.read()
    const fields = { ...this.fieldsOf(content), ...this.refused }
    const questions = this.questionsOf(content, before.questions)
    const isUnchanged = isSame(fields, before.fields) && isSame([...questions], [...before.questions])
    if (!isUnchanged) this.faults.write({ fields, questions })
  }

  private fieldsOf(content: FormContent): Record<string, string> {
    const fields: Record<string, string> = {}
    if (this.attempted.has('questions')) {
      for (const { path, message } of tooLongIn(content)) fields[path] = message
      if (isBlank(content.title)) fields.title = 'Add a title.'
      if (content.questions.length === 0) fields.questions = 'Add at least one question.'
    }
    const ofPeople: FieldFaults = this.attempted.has('permissions')
      ? this.permissionFaults(content, this.options.facts())
      : {}
    return { ...fields, ...ofPeople }
  }

  /** Keeps unchanged errors identical, so only affected questions redraw. */
  private questionsOf({ questions }: FormContent, before: Faults['questions']): Faults['questions'] {
    if (!this.attempted.has('questions')) return new Map()
    // Filling or removing an empty option doesn't excuse the next one.
    for (const question of questions) {
      const known = this.met.get(identityOf(question))
      if (known !== undefined) this.met.set(identityOf(question), Math.min(known, emptyOptionsOf(question)))
    }
    return new Map(
      questionFaults(questions).flatMap((fault) => {
        const question = questions[fault.index]
        const said = question && this.saidOf(fault, question)
        if (!said) return []
        const known = before.get(question.key)
        return [[question.key, known && isSame(known, said) ? known : said] as const]
      }),
    )
  }

  /** Hides errors of new questions and new empty options. */
  private saidOf(fault: QuestionFault, question: QuestionDraft): QuestionFault | null {
    const known = this.met.get(identityOf(question))
    if (known === undefined) return null
    const places = Object.keys(fault.options).map(Number)
    const since = new Set(places.filter((place) => isEmpty(question, place)).slice(known))
    const options = Object.fromEntries(Object.entries(fault.options).filter(([place]) => !since.has(Number(place))))
    const { questionText, range, follows } = fault
    const isNothing = !questionText && !range && !follows && Object.keys(options).length === 0
    return isNothing ? null : { ...fault, options }
  }
}
