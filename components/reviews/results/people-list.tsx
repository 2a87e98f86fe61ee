import { Mail, UsersRound } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { Callout } from '@/components/ui/display/callout'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { List, ListRow } from '@/components/ui/list/list'
import type { AskedPerson, ReviewHead } from '@/lib/reviews/results/queries'
import { relationshipLabels } from '@/lib/reviews/rules'

interface PeopleListProps {
  head: ReviewHead
  kind: 'team' | 'invited'
  people: { rows: AskedPerson[]; hasMore: boolean }
  /** From 1. */
  page: number
}

function Nobody({ kind }: { kind: PeopleListProps['kind'] }) {
  return (
    <Card flush>
      {kind === 'team' ? (
        <EmptyState icon={<UsersRound />} title="No colleague was asked" text="Everybody asked is from outside." />
      ) : (
        <EmptyState icon={<Mail />} title="Nobody outside was asked" text="People without an account would be here." />
      )}
    </Card>
  )
}

function Pages({ head, kind, people, page }: PeopleListProps) {
  const hrefOf = (to: number) => `/feedback/preview/${head.id}?tab=${kind}&page=${to}`
  if (page === 1 && !people.hasMore) return null
  return (
    <nav aria-label="Pages" className="mt-4 flex justify-between gap-3">
      {page > 1 ? <ButtonLink href={hrefOf(page - 1)}>Back</ButtonLink> : <span />}
      {people.hasMore && <ButtonLink href={hrefOf(page + 1)}>More</ButtonLink>}
    </nav>
  )
}

/** Everybody who was asked, inside or outside the workspace, and where each stands unless that is nobody's business. */
export function PeopleList(props: PeopleListProps) {
  const { head, kind, people, page } = props
  if (people.rows.length === 0 && page === 1) return <Nobody kind={kind} />
  return (
    <>
      {head.anonymity === 'ANONYMOUS' && (
        <Callout tone="privacy" className="mb-4">
          These people were asked. Who of them answered is not shown to anybody.
        </Callout>
      )}
      <List label={kind === 'team' ? 'Colleagues asked' : 'People outside asked'}>
        {people.rows.map(({ id, name, memberId, relationship, badge }) => (
          <ListRow
            key={id}
            start={<Avatar name={name} seed={memberId ?? name} />}
            title={name}
            text={relationship !== 'OTHER' && relationshipLabels[relationship]}
            end={badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
          />
        ))}
      </List>
      <Pages {...props} />
    </>
  )
}
