import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { EndOfList } from '@/components/ui/list/end-of-list'
import type { ApplauseTab } from '@/lib/applause/rules/applause-labels'
import { GIVE_PATH } from '@/lib/applause/rules/applause-paths'
import type { ApplauseListFilter } from '@/lib/applause/schema'
import { applauseAddress } from './applause-address'

interface NoApplauseProps {
  filter: ApplauseListFilter
  /** The first page's address; none on it. */
  first: string | undefined
  canGive: boolean
}

const nothing: Readonly<Record<ApplauseTab, string>> = {
  everyone: 'No applause yet',
  teams: 'No applause in your teams yet',
  received: 'No applause to you yet',
  given: 'No applause from you yet',
}

export const isFiltered = ({ category, person, period, search }: ApplauseListFilter) =>
  category !== undefined || person !== undefined || period !== undefined || search !== ''

export function NoApplause({ filter, first, canGive }: NoApplauseProps) {
  if (first !== undefined) return <EndOfList title="No more applause" first={first} />
  const isNarrowed = isFiltered(filter)
  const give = canGive && <ButtonLink href={GIVE_PATH}>Give applause</ButtonLink>
  return (
    <Card flush>
      <EmptyState
        icon={<Icon name={isNarrowed ? 'search-x' : 'party-popper'} />}
        title={isNarrowed ? 'No results' : nothing[filter.tab]}
        text={!isNarrowed && 'Thank a colleague for something they did well.'}
        action={isNarrowed ? <ButtonLink href={applauseAddress({ tab: filter.tab })}>Clear filters</ButtonLink> : give}
      />
    </Card>
  )
}
