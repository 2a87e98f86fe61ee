import { BarList } from '@/components/ui/charts/bar-list'
import { BarTimeline } from '@/components/ui/charts/bar-timeline'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Section } from '@/components/ui/layout/section'
import { Link } from '@/components/ui/link'
import { applauseAddress } from '@/components/applause/feed/applause-address'
import { ApplauseItem } from '@/components/applause/feed/applause-item'
import { GiveLink } from '@/components/applause/give/give-link'
import type { Thanks } from '@/lib/applause/queries/get-thanks'
import type { ApplauseCard } from '@/lib/applause/queries/list-applause'
import { fullCount } from '@/lib/shared/text'

/** What is counted here, as a list. */
const seeAll = (person: string) => applauseAddress({ person, side: 'to', period: 'Last_12_Months' })

interface ThanksPartProps {
  thanks: Thanks
  /** The first of those counted. */
  latest: readonly ApplauseCard[]
  person: { id: string; hasLeft: boolean }
  viewerId: string
  zone: string
  now: Date
  /** Reacting is off. */
  isReadOnly: boolean
}

const Pictures = ({ thanks: { byCategory, byMonth } }: Pick<ThanksPartProps, 'thanks'>) => (
  <Card className="mb-4 grid grid-cols-1 gap-8 sm:p-6">
    <BarList points={byCategory} heads={['Category', 'Applause']} />
    <BarTimeline
      summary={`Applause: ${byMonth.map(({ label, count }) => `${label} ${count}`).join(', ')}`}
      points={byMonth.map(({ label, count }) => ({ label, whole: count }))}
      heads={['Month', 'Applause']}
    />
  </Card>
)

export function ThanksPart({ thanks, latest, person, viewerId, ...shown }: ThanksPartProps) {
  if (thanks.total === 0)
    return (
      <Card flush>
        <EmptyState
          icon={<Icon name="party-popper" />}
          title="No applause in the last 12 months"
          action={!person.hasLeft && <GiveLink people={[{ memberId: person.id }]} viewerId={viewerId} />}
        />
      </Card>
    )
  return (
    <Section
      title="Applause in the last 12 months"
      text={`${fullCount(thanks.total)} received`}
      action={
        <Link href={seeAll(person.id)} className="text-primary-ink underline underline-offset-3">
          See all
        </Link>
      }
    >
      <Pictures thanks={thanks} />
      {latest.length > 0 && (
        <ul aria-label="Latest applause" className="list">
          {latest.map((applause) => (
            <ApplauseItem key={applause.id} applause={applause} {...shown} />
          ))}
        </ul>
      )}
    </Section>
  )
}
