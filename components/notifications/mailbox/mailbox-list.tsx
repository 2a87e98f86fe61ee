import { Link } from '@/components/ui/link'
import { cx } from '@/components/ui/cx'
import { DateTime } from '@/components/ui/display/date-time'
import type { MailboxView } from '@/lib/notifications/queries/list-mailbox'

/** Times are relative, because there is no signed-in person's zone. */
export function MailboxList({ mailbox, openId }: { mailbox: MailboxView; openId?: string }) {
  return (
    <ul aria-label="E-mails" className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {mailbox.rows.map((row) => (
        <li key={row.id}>
          <Link
            href={`/mailbox/${row.id}`}
            aria-current={row.id === openId ? 'true' : undefined}
            className={cx(
              'block px-4 py-3 transition-colors duration-fast focus-visible:-outline-offset-2',
              row.id === openId ? 'bg-primary-soft' : 'hover:bg-hover',
            )}
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="truncate text-sm text-muted">{row.to}</span>
              <DateTime
                at={row.receivedAt}
                zone="UTC"
                format="relative"
                now={mailbox.readAt}
                className="shrink-0 text-sm text-subtle tabular-nums"
              />
            </span>
            <span className="mt-0.5 block truncate font-medium">{row.subject}</span>
            <span className="block truncate text-sm text-subtle">{row.beginning}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
