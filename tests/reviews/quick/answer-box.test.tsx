import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AnswerBox } from '@/components/reviews/quick/in-place/answer-box'
import { randomId } from '@/lib/shared/randomness'

test('the box says by name who reads the answer', () => {
  const draw = (askerName: string | undefined) =>
    renderToStaticMarkup(
      <AnswerBox
        reviewId={randomId()}
        question="How did it go?"
        askerName={askerName}
        onCancel={() => undefined}
        onSent={() => undefined}
      />,
    )
  expect(draw('Tom Reed')).toContain('Only Tom Reed will see your answer and your name. It can’t be changed later.')
  expect(draw(undefined)).toContain('Only the person who asked will see your answer and your name.')
})
