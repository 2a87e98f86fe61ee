import { ButtonLink } from '@/components/ui/button/button-link'
import { FilterSelect } from '@/components/ui/input/filter-select'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Icon } from '@/components/ui/icon/icon'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import type { ActivityLine } from '@/lib/activity/queries'
import { filledCategories } from '@/lib/activity/rules'
import type { ActivityFilter } from '@/lib/activity/schema'
import type { Page } from '@/lib/shared/page'
import { ActivityList } from './activity-list'

const options = [{ value: 'all', label: 'Everything' }, ...filledCategories.map(([value, label]) => ({ value, label }))]

interface ActivityFeedProps {
  filter: ActivityFilter
  page: Page<ActivityLine>
  /** The address of the feed, with its tab and without a category. */
  href: string
  zone: string
  now: Date
}

/** All that happened around the viewer and in their workspace, by what it is about. */
export function ActivityFeed({ filter: { category, after }, page, href, zone, now }: ActivityFeedProps) {
  const here = `${href}&category=${category}`
  return (
    <>
      <ListToolbar>
        <FilterSelect
          label="What happened with"
          name="category"
          value={category}
          options={options}
          href={href}
          className="sm:w-56"
        />
      </ListToolbar>
      {page.rows.length === 0 ? (
        <Nothing isAll={category === 'all'} href={href} />
      ) : (
        <ActivityList label="What happened" lines={page.rows} zone={zone} now={now} />
      )}
      <Pagination
        first={after && here}
        next={page.next === null ? undefined : `${here}&after=${encodeURIComponent(page.next)}`}
      />
    </>
  )
}

function Nothing({ isAll, href }: { isAll: boolean; href: string }) {
  const action = isAll ? (
    <ButtonLink href="/feedback/add">Ask for feedback</ButtonLink>
  ) : (
    <ButtonLink href={href}>See everything</ButtonLink>
  )
  return (
    <Card flush>
      <EmptyState
        icon={<Icon name="bell" />}
        title={isAll ? 'Nothing happened yet' : 'Nothing of this kind yet'}
        text="What you send, close and are given stands here, and who joins."
        action={action}
      />
    </Card>
  )
}
