import { Icon } from '@/components/ui/icon/icon'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { EndOfList } from '@/components/ui/list/end-of-list'
import type { ListTab } from '@/lib/reviews/lists/rules'

type Words = { title: string; text: string; step?: { href: string; label: string } }

const ask = { href: '/feedback/add', label: 'Ask for feedback' }
const see = (tab: ListTab, label: string) => ({ href: `/feedback?tab=${tab}`, label })

const words: Record<ListTab, Words> = {
  received: {
    title: 'Nobody has asked you yet',
    text: 'Forms that colleagues send you will wait here. You can make the first move.',
    step: ask,
  },
  created: {
    title: 'You have not asked for feedback yet',
    text: 'Write a few questions, choose who answers, and read what they think.',
    step: ask,
  },
  all: {
    title: 'No feedback yet',
    text: 'What you are asked, what you ask and what is shared with you all appear here.',
    step: ask,
  },
  pending: { title: 'Nothing waits for you', text: 'You have answered everything you were asked.' },
  answered: {
    title: 'You have not answered anything yet',
    text: 'Once you send your answers, you find them here again.',
    step: see('pending', 'See what waits for you'),
  },
  active: {
    title: 'Nothing of yours is running',
    text: 'Feedback you have sent and that is still open appears here.',
    step: ask,
  },
  inactive: {
    title: 'Nothing of yours has ended',
    text: 'Feedback that is paused, closed or released appears here.',
    step: see('active', 'See what is running'),
  },
  shared: {
    title: 'Nothing is shared with you yet',
    text: 'Results you may read appear here: shared with you, about your team, or released to you.',
  },
}

interface NoReviewsProps {
  tab: ListTab
  search: string
  /** The first page of the same view; only for a later one. */
  first?: string
}

/** What belongs in an empty list, and the first step. */
export function NoReviews({ tab, search, first }: NoReviewsProps) {
  if (first !== undefined) return <EndOfList title="There is nothing further" first={first} />
  const isSearch = search !== ''
  const { title, text, step } = isSearch
    ? {
        title: `Nothing here is called “${search}”`,
        text: 'Try fewer or other words, or look in another list.',
        step: see(tab, 'Clear the search'),
      }
    : words[tab]
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
