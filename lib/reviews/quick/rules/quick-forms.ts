import type { FormContent } from '@/lib/reviews/model/schema'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import { newQuestion } from '@/lib/reviews/drafting/rules/new-question'
import { shortened } from '@/lib/reviews/drafting/rules/sent-form'
import { limits } from '@/lib/reviews/model/rules/review-limits'

type Asking = Pick<FormContent, 'assigneeIds' | 'closesOn' | 'timeZone'> & { question: string }

/** Each answer is final, because it is read immediately. */
export const quickForm = ({ question, timeZone, ...chosen }: Asking): FormContent => ({
  ...newFormContent('blank', timeZone),
  ...chosen,
  title: shortened(question.replace(/\s+/g, ' '), limits.title),
  about: 'me',
  questions: [newQuestion('textarea', 'q1', question)],
  mayEdit: false,
})

type Noting = { subject: { memberId: string; name: string }; hasManager: boolean; timeZone: string }

/** More people read the title than the text, so it only names the subject. */
export function noteForm({ subject, hasManager, timeZone }: Noting): FormContent {
  const title = shortened(`Feedback for ${subject.name}`, limits.title)
  return {
    ...newFormContent('blank', timeZone),
    title,
    about: 'people',
    subjectIds: [subject.memberId],
    seenByManager: hasManager,
    releaseMode: 'AT_ONCE',
    questions: [newQuestion('textarea', 'q1', title)],
  }
}
