import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { EndOfList } from '@/components/ui/list/end-of-list'
import type { PeopleListFilter } from '@/lib/members/people/schema'
import { addressOf, isNarrowed } from './people-address'

/** The empty state for the current filters. */
function wordsOf(filter: PeopleListFilter) {
  const { search, role, team, tag, state } = filter
  if (search !== '') return { title: `No results for “${search}”` }
  if (role + team + tag === '' && state === 'deactivated') {
    return { title: 'Nobody is deactivated' }
  }
  return { title: 'No results' }
}

export function NoPeople({ filter }: { filter: PeopleListFilter }) {
  if (filter.after !== undefined) {
    return <EndOfList title="No more people" first={addressOf({ ...filter, after: undefined })} />
  }
  return (
    <Card flush>
      <EmptyState
        icon={<Icon name={isNarrowed(filter) ? 'search-x' : 'users-round'} />}
        {...wordsOf(filter)}
        action={<ButtonLink href={addressOf({})}>Show everyone</ButtonLink>}
      />
    </Card>
  )
}
