import { shownField } from '@/lib/reviews/answering/posting/rules'

/** Says in what the browser sends that this question was there to be answered. */
export const ShownField = ({ questionId }: { questionId: string }) => (
  <input type="hidden" name={shownField(questionId)} value="1" />
)
