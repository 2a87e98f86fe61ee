import { Icon } from '@/components/ui/icon/icon'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { EndOfList } from '@/components/ui/list/end-of-list'
import type { ListTab } from '@/lib/reviews/lists/rules'

type Words = { title: string; text?: string; step?: { href: string; label: string } }

const ask = { href: '/feedback/add', label: 'Ask for feedback' }
const see = (tab: ListTab, label: string) => ({ href: `/feedback?tab=${tab}`, label })

const words: Record<ListTab, Words> = {
  received: { title: 'No requests yet', text: 'Requests for your feedback, and notes to you, appear here.', step: ask },
  created: {
    title: 'You haven’t asked for feedback yet',
    text: 'Ask colleagues or people outside, and read their answers here.',
    step: ask,
  },
  all: { title: 'No feedback yet', text: 'Feedback you ask for, give or get appears here.', step: ask },
  pending: { title: 'You’re all caught up', step: see('answered', 'See answered') },
  answered: {
    title: 'No answers yet',
    text: 'Requests you answered appear here.',
    step: see('pending', 'See pending'),
  },
  active: { title: 'No active feedback', text: 'Feedback you ask for appears here while it’s open.', step: ask },
  inactive: { title: 'No closed or paused feedback', step: see('active', 'See active') },
  shared: { title: 'No shared results yet', text: 'Results others share with you appear here.', step: ask },
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
  const { title, text, step }: Words = isSearch
    ? { title: `No results for “${search}”`, step: see(tab, 'Clear search') }
    : empty
  return (
    <Card flush>
      <EmptyState
        icon={isSearch ? <Icon name="search-x" /> : <Icon name="message-square-text" />}
        title={title}
        text={text}
        action={step && <ButtonLink href={step.href}>{step.label}</ButtonLink>}
      />
    </Card>
  )
}
