import { Icon } from '@/components/ui/icon/icon'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { EndOfList } from '@/components/ui/list/end-of-list'
import type { ListTab } from '@/lib/reviews/lists/rules'

type Words = { title: string; step?: { href: string; label: string } }

const ask = { href: '/feedback/add', label: 'Ask for feedback' }
const see = (tab: ListTab, label: string) => ({ href: `/feedback?tab=${tab}`, label })

const words: Record<ListTab, Words> = {
  received: { title: 'No requests yet', step: ask },
  created: { title: 'You haven’t asked for feedback yet', step: ask },
  all: { title: 'No feedback yet', step: ask },
  pending: { title: 'You’re all caught up', step: see('answered', 'See answered') },
  answered: { title: 'No answers yet', step: see('pending', 'See pending') },
  active: { title: 'No active feedback', step: ask },
  inactive: { title: 'No closed or paused feedback', step: see('active', 'See active') },
  shared: { title: 'No shared results yet', step: ask },
}

const noneAboutYou: Words = { title: 'No feedback about you yet', step: ask }

interface NoReviewsProps {
  tab: ListTab
  about?: 'me'
  search: string
  /** The first page's address; only on later pages. */
  first?: string
}

export function NoReviews({ tab, about, search, first }: NoReviewsProps) {
  if (first !== undefined) return <EndOfList title="No more feedback" first={first} />
  const isSearch = search !== ''
  const empty = about ? noneAboutYou : words[tab]
  const { title, step } = isSearch ? { title: `No results for “${search}”`, step: see(tab, 'Clear search') } : empty
  return (
    <Card flush>
      <EmptyState
        icon={isSearch ? <Icon name="search-x" /> : <Icon name="message-square-text" />}
        title={title}
        action={step && <ButtonLink href={step.href}>{step.label}</ButtonLink>}
      />
    </Card>
  )
}
