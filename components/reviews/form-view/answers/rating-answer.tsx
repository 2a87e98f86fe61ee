import { useState } from 'react'
import { useScripted } from '@/components/ui/use-scripted'
import { Star } from '@/components/ui/charts/star'
import { cx } from '@/components/ui/cx'
import type { AnswerField } from './answer-field'
import { CommentBox } from './comment-box'
import { ScoreInput } from './score-input'

/** One to ten stars, with hover preview. */
export function RatingAnswer(field: AnswerField) {
  const { question, value, disabled } = field
  const [pointed, setPointed] = useState<number | null>(null)
  const isScripted = useScripted()
  const most = question.highest ?? 10
  const lit = pointed ?? value.score ?? 0
  const [low, high] = question.options
  return (
    <div>
      <div className="flex flex-wrap items-start gap-x-4">
        <div className="w-full max-w-sm">
          <div
            className={cx('-mx-0.5 grid auto-cols-fr grid-flow-col', !isScripted && unscriptedClass)}
            onPointerLeave={() => setPointed(null)}
          >
            {Array.from({ length: most }, (_, index) => index + 1).map((stars) => (
              <label
                key={stars}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && !disabled && setPointed(stars)}
                className="relative flex h-9 items-center justify-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-focus"
              >
                <ScoreInput {...field} score={stars} />
                <Star
                  filled={stars <= lit}
                  className={cx('pointer-events-none size-6 sm:size-7', starClass(stars <= lit))}
                />
                <span className="sr-only">{wordsOf(stars, most, low?.text, high?.text)}</span>
              </label>
            ))}
          </div>
          {(low?.text || high?.text) && (
            <div aria-hidden="true" className="flex justify-between gap-6 text-sm text-muted">
              <span className="min-w-0 wrap-anywhere">{low?.text}</span>
              <span className="min-w-0 text-right wrap-anywhere">{high?.text}</span>
            </div>
          )}
        </div>
        <span
          aria-hidden="true"
          className="min-w-12 font-medium text-muted tabular-nums max-sm:min-h-5 sm:leading-9 noscript:hidden"
        >
          {lit > 0 ? `${lit} / ${most}` : ''}
        </span>
      </div>
      {question.editableFeedback && <CommentBox {...field} />}
    </div>
  )
}

// Highlights the chosen and earlier stars without script.
const unscriptedClass =
  '[&>label:has(:checked)>svg]:fill-star [&>label:has(~label_:checked)>svg]:fill-star [&>label>svg]:fill-pressed'

// Empty stars need an outline to be visible as buttons.
const starClass = (isLit: boolean) => (isLit ? 'stroke-star' : 'stroke-control [stroke-width:0.75]')

function wordsOf(stars: number, most: number, low = '', high = '') {
  const meaning = stars === 1 ? low : stars === most ? high : ''
  return `${stars} ${stars === 1 ? 'star' : 'stars'}${meaning && `, ${meaning}`}`
}
