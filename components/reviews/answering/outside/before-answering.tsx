import type { OutsideReviewer } from '@/lib/reviews/responses/queries/get-outside-reviewer'
import type { Answering } from '@/lib/reviews/responses/queries/get-answering'
import { formatDate } from '@/lib/shared/dates'

interface BeforeAnsweringProps {
  view: Answering
  reviewer: OutsideReviewer
}

/** How long external answers are stored, and who deletes them. */
function whatIsKept({ anonymity, workspaceName, creatorName }: Answering, { email }: OutsideReviewer) {
  if (anonymity === 'ANONYMOUS')
    return `${workspaceName} keeps your answers without ${email}. Once this closes, nobody can tell which are yours, so nobody can delete them for you.`
  return `${workspaceName} keeps your answers with ${email} as long as it keeps this feedback. To have them deleted, ask ${creatorName}.`
}

/** The external reviewer's consent. */
export const BeforeAnswering = ({ view, reviewer }: BeforeAnsweringProps) => (
  <p className="mt-2">
    {view.creatorName} asks on behalf of {view.workspaceName}. Answering is voluntary, and you need no account.{' '}
    {whatIsKept(view, reviewer)}
  </p>
)

/** The short consent, or its date. */
export const consentInWords = ({ timeZone }: Answering, { consentedAt }: OutsideReviewer) =>
  consentedAt === null
    ? 'By answering you agree to how they’re kept.'
    : `You agreed on ${formatDate(consentedAt, 'MMM DD, YYYY', timeZone)}.`
