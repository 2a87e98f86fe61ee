import { DateTime } from '@/components/ui/display/date-time'
import { List, ListRow } from '@/components/ui/list/list'
import type { ActivityLine } from '@/lib/activity/queries'
import type { Moment } from './to-do'

/** What happened around the viewer, newest first. */
export function ActivityFeed({ lines, zone, now }: Moment & { lines: readonly ActivityLine[] }) {
  if (lines.length === 0) return <p className="text-muted">What you send, close and are given will stand here.</p>
  return (
    <List label="What happened">
      {lines.map(({ id, title, link, createdAt }) => (
        <ListRow
          key={id}
          href={link}
          title={title}
          end={<DateTime at={createdAt} zone={zone} now={now} format="relative" />}
        />
      ))}
    </List>
  )
}
