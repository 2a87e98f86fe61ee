import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'

interface EndOfListProps {
  /** "There is nobody further down". */
  title: string
  first: string
}

/** An empty later page, for example after deletions. */
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
