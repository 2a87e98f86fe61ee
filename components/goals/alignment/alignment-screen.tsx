import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { SearchInput } from '@/components/ui/input/search-input'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { EndOfList } from '@/components/ui/list/end-of-list'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import type { Alignment } from '@/lib/goals/queries/get-alignment'
import type { AlignmentFilter } from '@/lib/goals/schema'
import { addressWith } from '@/lib/shared/address-with'
import { AlignmentTree } from './alignment-tree'

const path = '/goals/alignment'

type AlignmentScreenProps = Alignment & { filter: AlignmentFilter }

function NoGoals({ filter: { search, after } }: Pick<AlignmentScreenProps, 'filter'>) {
  if (after !== undefined) return <EndOfList title="No more goals" first={addressWith(path, { search })} />
  if (search !== '')
    return (
      <Card flush>
        <EmptyState
          icon={<Icon name="search-x" />}
          title={`No results for “${search}”`}
          text="Only aligned goals are searched here."
          action={<ButtonLink href={addressWith('/goals', { search })}>Search all goals</ButtonLink>}
        />
      </Card>
    )
  return (
    <Card flush>
      <EmptyState
        icon={<Icon name="list-tree" />}
        title="No goals are aligned yet"
        action={<ButtonLink href="/goals/add">Set a goal</ButtonLink>}
      />
    </Card>
  )
}

export function AlignmentScreen({ rows, next, filter }: AlignmentScreenProps) {
  const { search, after } = filter
  const isEmpty = rows.length === 0
  const searchInput = (
    <SearchInput key={search} label="Search goals" name="search" action={path} defaultValue={search} />
  )
  return (
    <Page>
      <PageHeader
        title="Alignment"
        back={{ href: '/goals', label: 'Goals' }}
        text="Organization goals, and goals with others above or below them."
      />
      {isEmpty && search !== '' && <ListToolbar search={searchInput} />}
      {isEmpty ? (
        <NoGoals filter={filter} />
      ) : (
        <AlignmentTree key={`${search} ${after}`} goals={rows} filter={filter} search={searchInput} />
      )}
      <Pagination
        first={after === undefined ? undefined : addressWith(path, { search })}
        next={next === null ? undefined : addressWith(path, { search, after: next })}
      />
    </Page>
  )
}
