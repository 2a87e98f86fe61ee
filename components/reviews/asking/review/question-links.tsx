'use client'

import { cx } from '@/components/ui/cx'
import { numbersOf } from '@/lib/reviews/model/rules/question-faults'
import type { QuestionDraft } from '@/lib/reviews/model/schema'
import { conditionSentence } from '@/components/reviews/asking/questions/follow-ups/use-follows'
import { QuestionIcon } from '@/components/reviews/asking/questions/question-icon'
import { useSteps } from '@/components/reviews/asking/use-steps'
import { useContent, useWizard } from '@/components/reviews/asking/wizard-context'

/**
 * The list's height in pixels; beyond it the last question fades to show there is more. A line is 20 and holds so many
 * letters, a question has at most three lines, one for its condition, and 12 around.
 */
const shown = 384
const letters = 28
const heightOf = ({ questionText, follows }: QuestionDraft) =>
  Math.min(3, Math.ceil(questionText.length / letters) || 1) * 20 + (follows ? 20 : 0) + 12
const fading = 'pb-8 [mask-image:linear-gradient(black_calc(100%-2rem),transparent)]'

/** Questions with conditions, linked to their editor. */
export function QuestionLinks() {
  const { store } = useWizard()
  const content = useContent()
  const { questions } = content
  const { show } = useSteps()
  const numbers = numbersOf(questions)

  function open(key: string, index: number) {
    store.write({ openKeys: new Set([...store.read().openKeys, key]) })
    show('questions', `questions.${index}.questionText`)
  }

  const isLong = questions.reduce((height, question) => height + heightOf(question), 0) > shown
  if (questions.length === 0) return <p className="text-subtle">No questions yet</p>
  return (
    <ol className={cx('-mx-2 -my-1 max-h-96 overflow-y-auto', isLong && fading)}>
      {questions.map(({ key, type, questionText, isRequired }, index) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => open(key, index)}
            className="flex min-h-8 w-full items-start gap-2.5 rounded-sm px-2 py-1.5 text-left hover:bg-hover"
          >
            <QuestionIcon type={type} className="mt-0.5 size-4 shrink-0 text-primary-ink" />
            <span className="shrink-0 text-subtle tabular-nums">{numbers[index]}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="line-clamp-3 text-pretty">{questionText.trim() || 'Nothing asked yet'}</span>
              <span className="block text-sm text-subtle empty:hidden">
                {conditionSentence(content, index, numbers)}
              </span>
            </span>
            {!isRequired && <span className="shrink-0 text-sm text-subtle">optional</span>}
          </button>
        </li>
      ))}
    </ol>
  )
}
