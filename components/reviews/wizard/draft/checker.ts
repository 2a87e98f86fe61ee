import { limitFaults, permissionFaults, type DraftFacts, type FieldFaults } from '@/lib/reviews/drafts/rules'
import { faultMessages, questionFaults, type QuestionFault } from '@/lib/reviews/questions/rules'
import type { FormContent, WizardStep } from '@/lib/reviews/schema'
import { Cell } from './cell'

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

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

interface CheckerOptions {
  content: () => FormContent
  facts: () => DraftFacts
}

/** Says what is wrong with a step once somebody has tried to leave it, and follows the mending from then on. */
export class Checker {
  readonly faults = new Cell<Faults>({ fields: {}, questions: new Map() })
  private readonly attempted = new Set<WizardStep>()
  private refused: Readonly<Record<string, string>> = {}
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly options: CheckerOptions) {}

  readonly attempt = (step: WizardStep): Attempt => {
    this.attempted.add(step)
    this.check()
    const content = this.options.content()
    if (step === 'permissions') {
      return { messages: [], first: Object.keys(permissionFaults(content, this.options.facts()))[0] }
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
    clearTimeout(this.timer)
    this.timer = setTimeout(this.check, pauseMs)
  }

  private questionsAttempt(content: FormContent): Attempt {
    const tooLong = limitFaults(content)
    const fault = questionFaults(content.questions)[0]
    const inQuestions = content.questions.length === 0 ? 'questions' : fault && pathOf(fault)
    return {
      messages: [...faultMessages(content.questions), ...new Set(tooLong.map(({ message }) => message))],
      first: content.title.trim() === '' ? 'title' : (inQuestions ?? tooLong[0]?.path),
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
      for (const { path, message } of limitFaults(content)) fields[path] = message
      if (content.title.trim() === '') fields.title = 'Give the form a title.'
      if (content.questions.length === 0) fields.questions = 'Add at least one question.'
    }
    const ofPeople: FieldFaults = this.attempted.has('permissions')
      ? permissionFaults(content, this.options.facts())
      : {}
    return { ...fields, ...ofPeople }
  }

  /** Unchanged faults stay the same objects, so that only the questions they concern are drawn anew. */
  private questionsOf({ questions }: FormContent, before: Faults['questions']): Faults['questions'] {
    if (!this.attempted.has('questions')) return new Map()
    return new Map(
      questionFaults(questions).map((fault) => {
        const key = questions[fault.index]?.key ?? ''
        const known = before.get(key)
        return [key, known && isSame(known, fault) ? known : fault]
      }),
    )
  }
}
