import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { EndOfList } from '@/components/ui/list/end-of-list'

interface NothingHappenedProps {
  isAll: boolean
  href: string
  /** Only on later pages. */
  first: string | undefined
}

/** The empty feed, or its end. */
export function NothingHappened({ isAll, href, first }: NothingHappenedProps) {
  if (first) return <EndOfList title="Nothing older" first={first} />
  const action = isAll ? (
    <ButtonLink href="/feedback/add">Ask for feedback</ButtonLink>
  ) : (
    <ButtonLink href={href}>See all activity</ButtonLink>
  )
  return (
    <Card flush>
      <EmptyState
        icon={<Icon name="bell" />}
        title={isAll ? 'No activity yet' : 'No activity of this type yet'}
        action={action}
      />
    </Card>
  )
}
