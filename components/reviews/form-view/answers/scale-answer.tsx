import { answerField } from '@/lib/reviews/posting/rules'
import type { AnswerField } from './answer-field'
import { coverClass, optionClass } from './option-style'

const numbersFrom = (lowest: number, highest: number) =>
  Array.from({ length: Math.max(0, highest - lowest + 1) }, (_, index) => lowest + index)

/** One number of a row, with what its two ends mean. The row breaks evenly where it does not fit. */
export function ScaleAnswer({ question, value, onChange, disabled }: AnswerField) {
  const lowest = question.lowest ?? 0
  const highest = question.highest ?? 5
  const meaning = new Map([
    [lowest, question.options[0]?.text.trim()],
    [highest, question.options[1]?.text.trim()],
  ])
  return (
    <div className="grid max-w-xl gap-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(2.25rem,1fr))] gap-1">
        {numbersFrom(lowest, highest).map((number) => (
          <label
            key={number}
            className={optionClass(
              'flex h-11 items-center justify-center tabular-nums has-checked:font-semibold has-checked:text-primary-ink',
            )}
          >
            <input
              type="radio"
              name={answerField(question.id)}
              value={number}
              checked={value.score === number}
              disabled={disabled}
              className={coverClass}
              onChange={() => onChange({ ...value, score: number })}
            />
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

/** The number is repeated, because on a narrow screen the row breaks and its ends are not above these words. */
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
