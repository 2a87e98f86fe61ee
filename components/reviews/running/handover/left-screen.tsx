import { Badge } from '@/components/ui/display/badge'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import type { LeftBehind, LeftReview } from '@/lib/reviews/handover/queries/get-left-behind'
import { fullCount } from '@/lib/shared/text'
import { SealedCard } from './sealed-card'
import { TakeOverButton } from './take-over-button'

const factsOf = ({ subjectName, askedCount, answeredCount }: LeftReview) => [
  subjectName !== null && `About ${subjectName}`,
  `${fullCount(answeredCount)} of ${fullCount(askedCount)} answered`,
]

function Rows({ label, reviews, hrefOf }: { label: string; reviews: LeftReview[]; hrefOf?: (id: string) => string }) {
  return (
    <List label={label}>
      {reviews.map((review) => (
        <ListRow
          key={review.id}
          href={hrefOf?.(review.id)}
          title={review.title}
          text={<FactLine facts={factsOf(review)} />}
          end={<Badge tone={review.badge.tone}>{review.badge.label}</Badge>}
        />
      ))}
    </List>
  )
}

function Free({ left: { memberId, name, free } }: { left: LeftBehind }) {
  return (
    <Section
      title="You can take these over"
      text={`You read it instead of ${name}. Everyone asked is notified.`}
      action={<TakeOverButton memberId={memberId} name={name} count={free.length} />}
    >
      <Rows label="Feedback to take over" reviews={free} />
    </Section>
  )
}

function Sealed({ left: { memberId, name, sealed, open } }: { left: LeftBehind }) {
  const path = `/feedback/left/${memberId}`
  const others = sealed.filter(({ id }) => id !== open?.id)
  return (
    <Section title="Close and release unread" text={`People answered by name for ${name} only.`}>
      {open && <SealedCard key={open.id} review={open} leaverName={name} back={path} />}
      {others.length > 0 && (
        <Rows label="Feedback to close and release unread" reviews={others} hrefOf={(id) => `${path}?review=${id}`} />
      )}
    </Section>
  )
}

/** Reviews of deactivated creators, for Admins. */
export function LeftScreen({ left }: { left: LeftBehind }) {
  const { memberId, name, free, sealed } = left
  return (
    <Page>
      <PageHeader
        title={`Feedback of ${name}`}
        text="Open or not released, without an owner."
        back={{ href: `/users/edit/${memberId}`, label: name }}
      />
      {free.length === 0 && sealed.length === 0 && (
        <Card flush>
          <EmptyState icon={<Icon name="circle-check" />} title="Nothing left to do" />
        </Card>
      )}
      {free.length > 0 && <Free left={left} />}
      {sealed.length > 0 && <Sealed left={left} />}
    </Page>
  )
}
