import { Section } from '@/components/ui/layout/section'
import { List, ListRow } from '@/components/ui/list/list'
import type { PlatformWaiting } from '@/lib/admin/operation/queries/get-waiting'
import { plural } from '@/lib/shared/text'

/** Most urgent first. */
const linesOf = ({ events, toRefund, pastDue, halted, mails, inquiries }: PlatformWaiting) => [
  {
    count: events,
    title: `${plural(events, 'webhook')} waiting`,
    href: '/admin/failures?tab=webhooks',
    verb: 'Retry',
  },
  {
    count: toRefund,
    title: `${plural(toRefund, 'workspace')} to refund`,
    href: '/admin/organizations?billing=to-refund',
    verb: 'Check',
  },
  {
    count: halted,
    title: `${plural(halted, 'subscription')} halted`,
    href: '/admin/organizations?billing=halted',
    verb: 'Check',
  },
  {
    count: pastDue,
    title: `${plural(pastDue, 'payment')} past due`,
    href: '/admin/organizations?billing=past-due',
    verb: 'Check',
  },
  { count: mails, title: plural(mails, 'undelivered mail'), href: '/admin/failures', verb: 'Retry' },
  {
    count: inquiries,
    title: plural(inquiries, 'open inquiry', 'open inquiries'),
    href: '/admin/subscribers',
    verb: 'Answer',
  },
]

export function ToDoPart({ waiting }: { waiting: PlatformWaiting }) {
  const lines = linesOf(waiting).filter(({ count }) => count > 0)
  if (lines.length === 0) return null
  return (
    <Section title="To do">
      <List label="To do">
        {lines.map(({ title, href, verb }) => (
          <ListRow key={href} href={href} title={title} end={verb} />
        ))}
      </List>
    </Section>
  )
}
