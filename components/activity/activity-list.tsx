import { Avatar } from '@/components/ui/display/avatar'
import { DateTime } from '@/components/ui/display/date-time'
import { Icon } from '@/components/ui/icon/icon'
import { List, ListRow } from '@/components/ui/list/list'
import type { ActivityLine } from '@/lib/activity/queries'
import { activityCategories } from '@/lib/activity/rules'
import { isWithin24Hours } from '@/lib/shared/dates'

/** Stored lines may be of a kind unknown to this version. */
const iconOf = (type: string) => activityCategories.find((one) => one.type === type)?.icon ?? 'list'

/** After a day, a date is clearer than "3 days ago". */
const formatFor = (at: Date, now: Date) => (isWithin24Hours(at, now) ? 'relative' : 'MMM DD, YYYY')

interface ActivityListProps {
  label: string
  lines: readonly ActivityLine[]
  /** The viewer's zone. */
  zone: string
  now: Date
}

/** Activity, newest first, with the actor's face where it may be known. */
export function ActivityList({ label, lines, zone, now }: ActivityListProps) {
  return (
    <List label={label}>
      {lines.map(({ id, type, title, link, createdAt, by }) => (
        <ListRow
          key={id}
          href={link}
          start={
            by ? (
              <Avatar {...by} size="sm" />
            ) : (
              <Icon name={iconOf(type)} className="mx-1 size-4 shrink-0 text-subtle" />
            )
          }
          title={title}
          end={<DateTime at={createdAt} zone={zone} now={now} format={formatFor(createdAt, now)} />}
        />
      ))}
    </List>
  )
}
