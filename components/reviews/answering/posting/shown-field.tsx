import { shownField } from '@/lib/reviews/responses/rules/posted-fields'

/** Says in what the browser sends that this question was there to be answered. */
export const ShownField = ({ questionId }: { questionId: string }) => (
  <input type="hidden" name={shownField(questionId)} value="1" />
)
