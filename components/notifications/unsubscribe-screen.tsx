import { Card } from '@/components/ui/layout/card'
import type { Unsubscribing } from '@/lib/notifications/unsubscribing/queries'
import { MailSwitch } from './mail-switch'

/** Whether a workspace may write to an address, and the button that changes it. */
export function UnsubscribeScreen({ view, code }: { view: Unsubscribing; code: string }) {
  const { workspaceName, email, isUnsubscribed } = view
  return (
    <Card className="sm:p-6">
      <h1 className="text-xl font-semibold text-balance wrap-anywhere">
        {isUnsubscribed ? `No more mail from ${workspaceName}` : `Get no more mail from ${workspaceName}?`}
      </h1>
      <p className="mt-2 mb-5 text-pretty wrap-anywhere text-muted">
        {isUnsubscribed
          ? `${email} gets nothing more from ${workspaceName}, whoever asks. Feedback that you have a link to can still be answered through it.`
          : `${email} will get no requests and no reminders from ${workspaceName} any more. Feedback that you have a link to can still be answered through it.`}
      </p>
      <MailSwitch key={`${isUnsubscribed}`} code={code} isUnsubscribed={isUnsubscribed} />
    </Card>
  )
}
