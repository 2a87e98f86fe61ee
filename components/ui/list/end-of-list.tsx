import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'

interface EndOfListProps {
  /** What is not there: "There is nobody further down". */
  title: string
  /** Address of the first page. */
  first: string
}

/** A later page with nothing on it, as after all of it was taken away: the list itself may be full. */
export function EndOfList({ title, first }: EndOfListProps) {
  return (
    <Card flush>
      <EmptyState
        icon={<Icon name="inbox" />}
        title={title}
        action={<ButtonLink href={first}>Back to the first page</ButtonLink>}
      />
    </Card>
  )
}
