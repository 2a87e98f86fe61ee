import { TextLink } from '@/components/ui/button/text-link'
import { breakable } from '@/components/ui/display/breakable'
import { Card } from '@/components/ui/layout/card'
import type { Unsubscribing } from '@/lib/notifications/unsubscribing/queries/list-unsubscribed'
import { MailSwitch } from './mail-switch'

interface UnsubscribeScreenProps {
  view: Unsubscribing
  code: string
  /** The form behind the link; none once it has expired. */
  form?: string
}

/** Whether a workspace may mail an address, and the button to change it. */
export function UnsubscribeScreen({ view, code, form }: UnsubscribeScreenProps) {
  const { workspaceName, email, isUnsubscribed } = view
  return (
    <Card className="sm:p-6">
      <h1 className="text-xl font-semibold text-balance wrap-anywhere">
        {isUnsubscribed ? `You’re unsubscribed from ${workspaceName}` : `Unsubscribe from ${workspaceName}?`}
      </h1>
      <p className="mt-2 mb-5 text-pretty wrap-anywhere text-muted">
        {breakable(email)}{' '}
        {isUnsubscribed
          ? `gets no more mail from ${workspaceName}. Links you have still work.`
          : `will get no more invitations, requests or reminders. Links you have still work.`}
      </p>
      <MailSwitch key={`${isUnsubscribed}`} code={code} isUnsubscribed={isUnsubscribed} />
      {form && (
        <p className="mt-5">
          <TextLink href={form}>Back to the feedback</TextLink>
        </p>
      )}
    </Card>
  )
}
