import { Link } from '@/components/ui/link'
import { breakable } from '@/components/ui/display/breakable'
import type { ExternalReviewerView } from '@/lib/reviews/responses/queries/get-outside-reviewer'
import { unsubscribingPage } from '@/lib/notifications/unsubscribing/rules'

interface MailNoteProps {
  reviewer: ExternalReviewerView
  workspaceName: string
  code: string
}

/** Whether this workspace may mail them, and the change link. */
export function MailNote({ reviewer: { email, isUnsubscribed }, workspaceName, code }: MailNoteProps) {
  return (
    <p className="mt-10 text-sm text-pretty wrap-anywhere text-subtle">
      {breakable(
        isUnsubscribed ? `${workspaceName} sends no more mail to ${email}.` : `You were asked by mail to ${email}.`,
      )}{' '}
      The link is yours alone, so don’t forward it.{' '}
      <Link href={unsubscribingPage(code)} className="text-link inline-flex min-h-6 items-center">
        {isUnsubscribed ? 'Get mail again' : `Get no more mail from ${workspaceName}`}
      </Link>
    </p>
  )
}
