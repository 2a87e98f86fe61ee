import { breakable } from '@/components/ui/display/breakable'
import { Callout } from '@/components/ui/display/callout'
import type { UndeliveredMail } from '@/lib/notifications/queries/list-notifications'

/** Undelivered mails with the server's answer, for Admins; nothing if empty. */
export function Undelivered({ mails }: { mails: readonly UndeliveredMail[] }) {
  if (mails.length === 0) return null
  return (
    <Callout tone="warning" title="Mails that couldn’t be delivered" className="mb-8">
      <ul className="mt-1 grid gap-1">
        {mails.map(({ id, recipient, reason }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-medium">{breakable(recipient)}</span>{' '}
            <span className="text-muted">{breakable(reason)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">Mails that bounce later go to the sender address.</p>
    </Callout>
  )
}
