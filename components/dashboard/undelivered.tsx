import { breakable } from '@/components/ui/display/breakable'
import { Callout } from '@/components/ui/display/callout'
import type { UndeliveredMail } from '@/lib/notifications/queries/list-notifications'

/** For Admins: mails nobody will get, each with what the mail server said. Draws nothing when all is well. */
export function Undelivered({ mails }: { mails: readonly UndeliveredMail[] }) {
  if (mails.length === 0) return null
  return (
    <Callout tone="warning" title="Some mails could not be delivered" className="mb-8">
      <ul className="mt-1 grid gap-1">
        {mails.map(({ id, recipient, reason }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-medium">{breakable(recipient)}</span>{' '}
            <span className="text-muted">{breakable(reason)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        A mail that a mail server took and that comes back later is not among them: it goes to the address that Rapport
        sends from.
      </p>
    </Callout>
  )
}
