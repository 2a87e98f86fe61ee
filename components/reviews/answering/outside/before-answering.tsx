import type { OutsideReviewer } from '@/lib/reviews/responses/queries/get-outside-reviewer'
import type { Answering } from '@/lib/reviews/responses/queries/get-answering'
import { formatDate } from '@/lib/shared/dates'
import { NameField } from './name-field'

interface BeforeAnsweringProps {
  view: Answering
  reviewer: OutsideReviewer
  code: string
}

/** What is kept of somebody outside, in the words that fit how the review is answered. */
function whatIsKept({ anonymity, workspaceName, creatorName }: Answering, { email }: OutsideReviewer) {
  if (anonymity === 'ANONYMOUS')
    return `${workspaceName} keeps your answers without ${email}. Once this closes, nobody can find out any more which ones are yours, and so nobody can delete them for you.`
  return `${workspaceName} keeps your answers together with ${email} for as long as it keeps this feedback. If you want them deleted, ask ${creatorName}.`
}

/** What somebody without an account agrees to by answering, before they do. */
export function BeforeAnswering({ view, reviewer, code }: BeforeAnsweringProps) {
  const { creatorName, workspaceName, anonymity, reviewId, timeZone } = view
  const { consentedAt, name } = reviewer
  return (
    <>
      <section
        aria-labelledby="before"
        className="mb-6 rounded-lg border border-line px-4 py-3 text-sm text-pretty wrap-anywhere text-muted"
      >
        <h2 id="before" className="mb-1 font-medium text-ink">
          Before you answer
        </h2>
        <p>
          {creatorName} asks you for {workspaceName}. Answering is voluntary, and you need no account.{' '}
          {whatIsKept(view, reviewer)}
        </p>
        <p className="mt-1">
          {consentedAt === null
            ? 'By saving or sending an answer you agree to this.'
            : `You agreed to this on ${formatDate(consentedAt, 'MMM DD, YYYY', timeZone)}.`}
        </p>
      </section>
      {anonymity !== 'ANONYMOUS' && <NameField reviewId={reviewId} code={code} name={name} />}
    </>
  )
}
