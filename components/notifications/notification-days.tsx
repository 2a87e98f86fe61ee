import type { ReactNode } from 'react'
import { List } from '@/components/ui/list/list'
import { groupByDay } from '@/lib/notifications/rules/day-groups'
import type { NotificationItem } from '@/lib/notifications/queries/list-notifications'
import { NotificationRow } from './notification-row'
import { ViewOnOpen } from './view-on-open'

interface NotificationDaysProps {
  notifications: readonly NotificationItem[]
  zone: string
  now: Date
  /** Actions within a row, by notification id. */
  inPlace: ReadonlyMap<string, ReactNode>
}

/** Grouped by day, newest first. */
export function NotificationDays({ notifications, zone, now, inPlace }: NotificationDaysProps) {
  return (
    <ViewOnOpen>
      {groupByDay(notifications, zone, now).map(({ key, name, rows }) => (
        <section key={key} className="mb-6">
          <h2 className="mb-2 text-sm font-medium text-subtle">{name}</h2>
          <List label={name}>
            {rows.map((notification) => (
              <NotificationRow
                key={notification.id}
                inPlace={inPlace.get(notification.id)}
                notification={notification}
                zone={zone}
              />
            ))}
          </List>
        </section>
      ))}
    </ViewOnOpen>
  )
}
