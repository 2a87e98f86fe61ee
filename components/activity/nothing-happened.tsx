import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { EndOfList } from '@/components/ui/list/end-of-list'

interface NothingHappenedProps {
  isAll: boolean
  href: string
  /** The first page; only for a later one. */
  first: string | undefined
}

/** A feed without lines, or past its last one. */
export function NothingHappened({ isAll, href, first }: NothingHappenedProps) {
  if (first) return <EndOfList title="No more activity" first={first} />
  const action = isAll ? (
    <ButtonLink href="/feedback/add">Ask for feedback</ButtonLink>
  ) : (
    <ButtonLink href={href}>See everything</ButtonLink>
  )
  return (
    <Card flush>
      <EmptyState
        icon={<Icon name="bell" />}
        title={isAll ? 'No activity yet' : 'No activity of this kind'}

        action={action}
      />
    </Card>
  )
}
