import type { UseFieldArrayReturn } from 'react-hook-form'
import { toast } from '@/components/ui/overlay/toast'
import { limits } from '@/lib/reviews/limits/rules'
import { asType, newQuestion } from '@/lib/reviews/questions/rules'
import type { FormContent, QuestionDraft } from '@/lib/reviews/schema'
import { focusField } from '../draft/focus-field'
import type { WizardState } from '../wizard-context'

type QuestionType = QuestionDraft['type']
type ListMethods = Pick<UseFieldArrayReturn<FormContent, 'questions'>, 'insert' | 'remove' | 'update'>

/** Long enough to notice what was removed. */
const undoMs = 8000

const newKey = () => `q${Math.random().toString(36).slice(2, 12)}`

/** The field of a question's line in the list, which is there whether the question is open or not. */
export const headField = (key: string) => `head.${key}`

/** What can be done with the questions, each named by its key, because its place changes. */
export class QuestionActions {
  constructor(
    private readonly wizard: WizardState,
    private readonly list: ListMethods,
  ) {}

  readonly toggle = (key: string) => this.setOpen(key, !this.wizard.openKeys.read().has(key))

  readonly add = (type: QuestionType) => this.put(newQuestion(type, newKey()), this.all().length)

  readonly addAfter = (key: string) =>
    this.withQuestion(key, ({ type }, index) => this.put(newQuestion(type, newKey()), index + 1))

  readonly duplicate = (key: string) =>
    this.withQuestion(key, (question, index) => this.put({ ...question, key: newKey() }, index + 1))

  readonly change = (key: string, type: QuestionType) =>
    this.withQuestion(key, (question, index) => {
      if (question.type !== type) this.list.update(index, asType(question, type))
    })

  readonly remove = (key: string) =>
    this.withQuestion(key, (question, index) => {
      const taken = structuredClone(question)
      const neighbour = this.all()[index - 1] ?? this.all()[index + 1]
      this.list.remove(index)
      focusField(neighbour ? headField(neighbour.key) : 'questions')
      toast({
        key: `removed-${key}`,
        title: `Question ${index + 1} removed`,
        duration: undoMs,
        action: { label: 'Undo', run: () => this.bringBack(taken, index) },
      })
    })

  private all() {
    return this.wizard.form.getValues('questions')
  }

  private setOpen(key: string, isOpen: boolean) {
    const { openKeys } = this.wizard
    const others = [...openKeys.read()].filter((other) => other !== key)
    openKeys.write(new Set(isOpen ? [...others, key] : others))
  }

  private withQuestion(key: string, act: (question: QuestionDraft, index: number) => void) {
    const index = this.all().findIndex((question) => question.key === key)
    const question = this.all()[index]
    if (question) act(question, index)
  }

  private put(question: QuestionDraft, index: number) {
    if (this.all().length >= limits.questions) {
      toast({ type: 'warning', title: `A form may have at most ${limits.questions} questions.` })
      return
    }
    this.list.insert(index, structuredClone(question), { shouldFocus: false })
    this.setOpen(question.key, true)
    focusField(`questions.${index}.questionText`)
  }

  // Who takes it back may have left the step and come again, so this goes through the form and not through the list.
  private bringBack(question: QuestionDraft, index: number) {
    const all = this.all()
    if (all.length >= limits.questions || all.some(({ key }) => key === question.key)) return
    this.wizard.form.setValue('questions', [...all.slice(0, index), question, ...all.slice(index)])
  }
}
