import { shownField } from '@/lib/reviews/responses/rules/posted-fields'

/** Marks this question as shown in a browser submit. */
export const ShownField = ({ questionId }: { questionId: string }) => (
  <input type="hidden" name={shownField(questionId)} value="1" />
)
