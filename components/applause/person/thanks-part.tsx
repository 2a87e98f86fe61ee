import { BarList } from '@/components/ui/charts/bar-list'
import { BarTimeline } from '@/components/ui/charts/bar-timeline'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Section } from '@/components/ui/layout/section'
import { Link } from '@/components/ui/link'
import { GiveLink } from '@/components/applause/give/give-link'
import type { Thanks } from '@/lib/applause/queries/get-thanks'

interface ThanksPartProps {
  thanks: Thanks
  person: { id: string; hasLeft: boolean }
  viewerId: string
}

export function ThanksPart({ thanks: { total, byCategory, byMonth }, person, viewerId }: ThanksPartProps) {
  if (total === 0)
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
      action={
        <Link href={`/applaud?person=${person.id}`} className="text-primary-ink underline underline-offset-3">
          See all
        </Link>
      }
    >
      <Card className="grid grid-cols-1 gap-8 sm:p-6">
        <BarList points={byCategory} heads={['Category', 'Applause']} />
        <BarTimeline
          summary={`Applause: ${byMonth.map(({ label, count }) => `${label} ${count}`).join(', ')}`}
          points={byMonth.map(({ label, count }) => ({ label, whole: count }))}
          heads={['Month', 'Applause']}
        />
      </Card>
    </Section>
  )
}
