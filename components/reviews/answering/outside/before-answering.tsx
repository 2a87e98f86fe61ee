import type { ExternalReviewerView } from '@/lib/reviews/responses/queries/get-outside-reviewer'
import type { Answering } from '@/lib/reviews/responses/queries/get-answering'
import { formatDate } from '@/lib/shared/dates'

interface BeforeAnsweringProps {
  view: Answering
  reviewer: ExternalReviewerView
}

/** How long external answers are stored. */
function whatIsKept({ anonymity, workspaceName }: Answering, { email }: ExternalReviewerView) {
  if (anonymity === 'ANONYMOUS')
    return `${workspaceName} keeps your answers without ${email}. Once this closes, nobody can tell which are yours, so nobody can delete them for you.`
  return `${workspaceName} keeps your answers with ${email} as long as it uses Rapport. Once sent, they can’t be deleted.`
}

/** The external reviewer's consent. */
export const BeforeAnswering = ({ view, reviewer }: BeforeAnsweringProps) => (
  <p className="mt-2">
    {view.creatorName} asks on behalf of {view.workspaceName}. Answering is voluntary, and you need no account.{' '}
    {whatIsKept(view, reviewer)}
  </p>
)

/** The short consent, or its date; an anonymous form keeps a day without a time. */
export const consentInWords = ({ anonymity, timeZone }: Answering, { consentedAt }: ExternalReviewerView) =>
  consentedAt === null
    ? 'By answering you agree to how they’re kept.'
    : `You agreed on ${formatDate(consentedAt, 'MMM DD, YYYY', anonymity === 'ANONYMOUS' ? 'UTC' : timeZone)}.`
