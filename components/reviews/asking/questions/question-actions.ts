import { toast } from '@/components/ui/overlay/toast'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import {
  copiesOf,
  firstCondition,
  fittedCondition,
  groupAt,
  groupMoves,
  movedTo,
} from '@/lib/reviews/drafting/rules/question-order'
import { asType, newQuestion } from '@/lib/reviews/drafting/rules/new-question'
import { numbersOf } from '@/lib/reviews/model/rules/question-faults'
import type { QuestionDraft } from '@/lib/reviews/model/schema'
import { focusField } from '@/components/reviews/asking/draft/focus-field'
import type { WizardParts } from '@/components/reviews/asking/wizard-context'

type QuestionType = QuestionDraft['type']

/** Long enough to notice the removal. */
const undoMs = 8000

const newKey = () => `q${Math.random().toString(36).slice(2, 12)}`

/** The line's field id, present even while collapsed. */
export const headField = (key: string) => `head.${key}`

/** Question actions by key, because positions change. */
export class QuestionActions {
  constructor(private readonly wizard: WizardParts) {}

  readonly toggle = (key: string) => this.setOpen(key, !this.wizard.store.read().openKeys.has(key))

  readonly add = (type: QuestionType) => this.put([newQuestion(type, newKey())], this.all().length)

  /** Adds the same type after a question and its follow-ups; after a follow-up, another one. */
  readonly addAfter = (key: string) =>
    this.withQuestion(key, (question, index) => {
      const another = { ...newQuestion(question.type, newKey()), follows: structuredClone(question.follows) }
      this.put([another], index + groupAt(this.all(), index).length)
    })

  /** Adds a "why" text question as a follow-up. */
  readonly addFollowUp = (key: string) =>
    this.withQuestion(key, (question, index) => {
      const condition = firstCondition(question)
      if (condition === undefined) return
      const followUp = { ...newQuestion('textarea', newKey()), follows: { key, ...condition } }
      this.put([followUp], index + groupAt(this.all(), index).length)
    })

  /** Turns a follow-up into a question for everyone, after its former siblings. */
  readonly release = (key: string) =>
    this.withQuestion(key, (question, index) => {
      const all = this.all()
      const siblings = all.slice(index + 1).findIndex(({ follows }) => follows?.key !== question.follows?.key)
      this.write(all.with(index, { ...question, follows: null }))
      this.move(index, siblings === -1 ? all.length - 1 : index + siblings)
      focusField(headField(key))
    })

  readonly duplicate = (key: string) =>
    this.withQuestion(key, (_, index) => {
      const taken = groupAt(this.all(), index)
      this.put(copiesOf(taken, newKey), index + taken.length)
    })

  readonly change = (key: string, type: QuestionType) =>
    this.withQuestion(key, (question, index) => {
      if (question.type === type) return
      const changed = asType(question, type)
      const fitted = (other: QuestionDraft) =>
        other.follows?.key === key ? { ...other, follows: fittedCondition(other.follows, changed) } : other
      this.write(this.all().with(index, changed).map(fitted))
    })

  readonly move = (from: number, to: number) => this.write(movedTo(this.all(), from, to))

  /** Positions among the questions for everyone. */
  readonly moveGroup = (from: number, to: number) => {
    for (const move of groupMoves(this.all(), from, to)) this.move(move.from, move.to)
  }

  readonly remove = (key: string) =>
    this.withQuestion(key, (_, index) => {
      const all = this.all()
      const taken = structuredClone(groupAt(all, index))
      const neighbour = all[index - 1] ?? all[index + taken.length]
      const name = `Question ${numbersOf(all)[index]}`
      this.write(all.toSpliced(index, taken.length))
      focusField(neighbour ? headField(neighbour.key) : 'questions')
      toast({
        key: `removed-${key}`,
        title: taken.length > 1 ? `${name} and its follow-ups removed` : `${name} removed`,
        duration: undoMs,
        action: { label: 'Undo', run: () => this.bringBack(taken, index) },
      })
    })

  private all() {
    return this.wizard.form.content().questions
  }

  private write(questions: QuestionDraft[]) {
    this.wizard.form.setValue('questions', questions)
  }

  private setOpen(key: string, isOpen: boolean) {
    const { store } = this.wizard
    const others = [...store.read().openKeys].filter((other) => other !== key)
    store.write({ openKeys: new Set(isOpen ? [...others, key] : others) })
  }

  private withQuestion(key: string, act: (question: QuestionDraft, index: number) => void) {
    const index = this.all().findIndex((question) => question.key === key)
    const question = this.all()[index]
    if (question) act(question, index)
  }

  private hasRoomFor(count: number) {
    return this.all().length + count <= limits.questions
  }

  private put(questions: QuestionDraft[], index: number) {
    const [first] = questions
    if (!first) return
    if (!this.hasRoomFor(questions.length)) {
      toast({ type: 'warning', title: `A form may have at most ${limits.questions} questions.` })
      return
    }
    this.write(this.all().toSpliced(index, 0, ...structuredClone(questions)))
    this.setOpen(first.key, true)
    focusField(`questions.${index}.questionText`)
  }

  private bringBack(taken: QuestionDraft[], index: number) {
    const all = this.all()
    const isBack = all.some(({ key }) => taken.some((question) => question.key === key))
    if (!this.hasRoomFor(taken.length) || isBack) return
    this.write(all.toSpliced(index, 0, ...taken))
  }
}
