import { cx } from '@/components/ui/cx'
import type { AnswerField } from './answer-field'
import { optionClass } from './option-style'
import { ScoreInput } from './score-input'

/** On phones up to eight fit a row; more split into two even ones. */
const narrowClass = (count: number) => (count > 10 ? 'max-sm:grid-cols-6' : count > 8 ? 'max-sm:grid-cols-5' : '')

const numbersFrom = (lowest: number, highest: number) =>
  Array.from({ length: Math.max(0, highest - lowest + 1) }, (_, index) => lowest + index)

/** A number scale with labelled ends. */
export function ScaleAnswer(field: AnswerField) {
  const { question } = field
  const lowest = question.lowest ?? 0
  const highest = question.highest ?? 5
  const numbers = numbersFrom(lowest, highest)
  const meaning = new Map([
    [lowest, question.options[0]?.text.trim()],
    [highest, question.options[1]?.text.trim()],
  ])
  return (
    <div className="grid max-w-xl gap-2">
      <div className={cx('grid grid-cols-[repeat(auto-fit,minmax(2.25rem,1fr))] gap-1', narrowClass(numbers.length))}>
        {numbers.map((number) => (
          <label
            key={number}
            className={optionClass(
              'flex h-11 items-center justify-center tabular-nums has-checked:font-semibold has-checked:text-primary-ink',
            )}
          >
            <ScoreInput {...field} score={number} />
            {number}
            {meaning.get(number) && <span className="sr-only">, {meaning.get(number)}</span>}
          </label>
        ))}
      </div>
      {(meaning.get(lowest) || meaning.get(highest)) && (
        <div aria-hidden="true" className="flex justify-between gap-6 text-sm text-muted">
          <EndMeaning number={lowest} text={meaning.get(lowest)} />
          <EndMeaning number={highest} text={meaning.get(highest)} />
        </div>
      )}
    </div>
  )
}

/** Repeats the number, because on narrow screens the row wraps. */
function EndMeaning({ number, text }: { number: number; text?: string }) {
  return (
    <span className="min-w-0 wrap-anywhere last:text-right">
      {text && (
        <>
          <span className="text-subtle tabular-nums">{number}</span> {text}
        </>
      )}
    </span>
  )
}
