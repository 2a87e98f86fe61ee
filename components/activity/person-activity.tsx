import { Section } from '@/components/ui/layout/section'
import { Pagination } from '@/components/ui/list/pagination'
import type { ActivityLine } from '@/lib/activity/queries'
import type { Page } from '@/lib/shared/page'
import { addressWith } from '@/lib/shared/address-with'
import { ActivityList } from './activity-list'

interface PersonActivityProps {
  name: string
  page: Page<ActivityLine>
  /** The cursor, except on the first page. */
  after: string | undefined
  /** The profile's address. */
  href: string
  zone: string
  now: Date
}

/** A colleague's public activity; nothing if empty. */
export function PersonActivity({ name, page: { rows, next }, after, href, ...moment }: PersonActivityProps) {
  if (rows.length === 0 && !after) return null
  return (
    <div id="lately">
      <Section title="Activity">
        {rows.length === 0 ? (
          <p className="text-muted">No more activity</p>
        ) : (
          <ActivityList label={`Activity of ${name}`} lines={rows} {...moment} />
        )}
        <Pagination
          label={`Pages of the activity of ${name}`}
          first={after && `${href}#lately`}
          next={next === null ? undefined : `${addressWith(href, { after: next })}#lately`}
        />
      </Section>
    </div>
  )
}
