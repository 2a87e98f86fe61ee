import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { EndOfList } from '@/components/ui/list/end-of-list'
import type { GoalTab } from '@/lib/goals/rules/goal-tabs'
import type { GoalListFilter } from '@/lib/goals/schema'
import { addressOf, isNarrowed } from './goals-address'

type Words = { title: string; text?: string; step: { href: string; label: string } }

const add = (type?: string) => ({ href: type ? `/goals/add?type=${type}` : '/goals/add', label: 'Set a goal' })
const all = { href: '/goals', label: 'See all goals' }

const words: Record<GoalTab, Words> = {
  all: { title: 'No goals yet', text: 'Set what you, your team or your organization want to reach.', step: add() },
  organization: {
    title: 'No organization goals yet',
    text: 'What the whole organization wants to reach appears here.',
    step: all,
  },
  self: { title: 'You have no goals of your own yet', text: 'Set what you want to reach yourself.', step: add('Self') },
  individual: { title: 'No team goals yet', text: 'Goals of a team or its people appear here.', step: all },
  supervising: { title: 'You supervise no goals', text: 'Goals that name you as supervisor appear here.', step: all },
  archived: { title: 'Nothing is archived', text: 'Goals you archive are kept here.', step: all },
}

interface NoGoalsProps {
  filter: GoalListFilter
  /** The first page's address; only on later pages. */
  first?: string
  /** May set organization goals. */
  isAdmin: boolean
  /** May set goals of teams. */
  isLead: boolean
}

function wordsFor({ filter: { tab }, isAdmin, isLead }: NoGoalsProps): Words {
  if (tab === 'organization' && isAdmin) return { ...words.organization, step: add('Organization') }
  if (tab === 'individual' && isLead) return { ...words.individual, step: add('Team') }
  return words[tab]
}

/** The empty state and its first step. */
export function NoGoals(props: NoGoalsProps) {
  const { filter, first } = props
  if (first !== undefined) return <EndOfList title="No more goals" first={first} />
  const narrowed = isNarrowed(filter)
  const { title, text, step }: Words = narrowed
    ? { title: 'No results', step: { href: addressOf({ tab: filter.tab }), label: 'Clear filters' } }
    : wordsFor(props)
  return (
    <Card flush>
      <EmptyState
        icon={<Icon name={narrowed ? 'search-x' : 'target'} />}
        title={title}
        text={text}
        action={<ButtonLink href={step.href}>{step.label}</ButtonLink>}
      />
    </Card>
  )
}
