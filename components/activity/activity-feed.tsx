import { FilterSelect } from '@/components/ui/input/filter-select'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import type { ActivityLine } from '@/lib/activity/queries'
import { categoriesIn } from '@/lib/activity/rules'
import type { ActivityFilter } from '@/lib/activity/schema'
import type { Page } from '@/lib/shared/page'
import { addressWith } from '@/lib/shared/address-with'
import { ActivityList } from './activity-list'
import { NothingHappened } from './nothing-happened'

const optionsFor = ({ filter: { category: chosen }, withoutFeatures }: ActivityFeedProps) => [
  { value: 'all', label: 'All activity' },
  ...categoriesIn(withoutFeatures, chosen).map(({ category, label }) => ({ value: category, label })),
]

interface ActivityFeedProps {
  filter: ActivityFilter
  page: Page<ActivityLine>
  /** The feed's address with its tab, without a category. */
  href: string
  zone: string
  now: Date
  /** What is switched off in the workspace. */
  withoutFeatures: readonly string[]
}

export function ActivityFeed(props: ActivityFeedProps) {
  const { filter, page, href, zone, now } = props
  const { category, after } = filter
  const here = addressWith(href, { category })
  const first = after && here
  return (
    <>
      <ListToolbar>
        <FilterSelect
          label="Activity type"
          name="category"
          value={category}
          options={optionsFor(props)}
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
