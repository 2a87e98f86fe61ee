import { FilterSelect } from '@/components/ui/input/filter-select'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import type { ActivityLine } from '@/lib/activity/queries'
import { activityCategories } from '@/lib/activity/rules'
import type { ActivityFilter } from '@/lib/activity/schema'
import type { Page } from '@/lib/shared/page'
import { addressWith } from '@/lib/shared/address-with'
import { ActivityList } from './activity-list'
import { NothingHappened } from './nothing-happened'

const options = [
  { value: 'all', label: 'All activity' },
  ...activityCategories.map(({ category, label }) => ({ value: category, label })),
]

interface ActivityFeedProps {
  filter: ActivityFilter
  page: Page<ActivityLine>
  /** The feed's address with its tab, without a category. */
  href: string
  zone: string
  now: Date
}

export function ActivityFeed({ filter: { category, after }, page, href, zone, now }: ActivityFeedProps) {
  const here = addressWith(href, { category })
  const first = after && here
  return (
    <>
      <ListToolbar>
        <FilterSelect
          label="Activity type"
          name="category"
          value={category}
          options={options}
          href={href}
          className="sm:w-56"
        />
      </ListToolbar>
      {page.rows.length === 0 ? (
        <NothingHappened isAll={category === 'all'} href={href} first={first} />
      ) : (
        <ActivityList label="Activity" lines={page.rows} zone={zone} now={now} />
      )}
      <Pagination first={first} next={page.next === null ? undefined : addressWith(here, { after: page.next })} />
    </>
  )
}
