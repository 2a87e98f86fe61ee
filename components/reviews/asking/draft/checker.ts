import type { DraftFacts, FieldFaults, permissionFaults } from '@/lib/reviews/drafting/rules/draft-faults'
import { faultMessages } from '@/lib/reviews/model/rules/form-errors'
import { questionFaults, type QuestionFault } from '@/lib/reviews/model/rules/question-faults'
import type { WizardStep } from '@/lib/reviews/drafting/rules/wizard-steps'
import type { FormContent, QuestionDraft } from '@/lib/reviews/schema'
import { isBlank } from '@/lib/shared/text'
import { Cell } from './cell'
import { tooLongIn } from './form-limits'

/** What is wrong: sentences by the path of their field, and the faults of questions by their key. */
export type Faults = {
  fields: Readonly<Record<string, string>>
  questions: ReadonlyMap<string, QuestionFault>
}

/** What an attempt to leave a step found: what to say, and the path of the first field to mend. */
export type Attempt = { messages: string[]; first: string | undefined }

const pauseMs = 150

/** The field of a question that a fault is about, by its path in the form. */
function pathOf({ index, questionText, range, follows, options }: QuestionFault): string {
  const question = `questions.${index}`
  if (questionText !== undefined) return `${question}.questionText`
  if (range !== undefined) return `${question}.higherLabel`
  if (follows !== undefined) return `${question}.follows`
  return `${question}.options.${Object.keys(options)[0] ?? 0}.optionText`
}

/** The question, asked in this way: asked in another, it begins anew. */
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
 * Says what is wrong with a step once somebody has tried to leave it, and follows the mending from then on. Of a question or
 * an option that was added since it says nothing before the next attempt, or before somebody wrote in the question and left it.
 */
export class Checker {
  readonly faults = new Cell<Faults>({ fields: {}, questions: new Map() })
  private readonly attempted = new Set<WizardStep>()
  /** The questions it speaks of, each with how many empty options it had then. */
  private readonly met = new Map<string, number>()
  /** The keys of the questions somebody wrote in. */
  private readonly written = new Set<string>()
  private refused: Readonly<Record<string, string>> = {}
  private timer: ReturnType<typeof setTimeout> | undefined
  private permissionFaults: typeof permissionFaults = () => ({})

  constructor(private readonly options: CheckerOptions) {}

  /**
   * Fetches what checks the permissions, which the questions before them do not need. Where it does not come, nothing is
   * wrong with them here, and the server says it.
   */
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

  /** Shows what the server refused, until the field it is about changes. */
  readonly refuse = (fields: Readonly<Record<string, string>>) => {
    this.refused = fields
    this.check()
  }

  /** The form changed; `name` is the field, when it was one alone. */
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

  /** Somebody went on to something else than the question of this key. */
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

  /** Unchanged faults stay the same objects, so that only the questions they concern are drawn anew. */
  private questionsOf({ questions }: FormContent, before: Faults['questions']): Faults['questions'] {
    if (!this.attempted.has('questions')) return new Map()
    // An empty option that was filled in or taken away is not made up for by the next one that is added.
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

  /** What is said of a fault: nothing of a question that came since, and of the empty options not of those that did. */
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
