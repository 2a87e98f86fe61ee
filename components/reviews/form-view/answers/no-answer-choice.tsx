import { answerField } from '@/lib/reviews/responses/rules/posted-fields'

/** Clears a choice without script, because radios can't be unchecked. */
export function NoAnswerChoice({ questionId }: { questionId: string }) {
  return (
    <noscript>
      <label className="inline-flex min-h-9 items-center gap-2 text-sm text-muted">
        <input type="radio" name={answerField(questionId)} value="" className="size-4" /> No answer
      </label>
    </noscript>
  )
}
