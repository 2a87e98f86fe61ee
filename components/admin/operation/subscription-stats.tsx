import { TextLink } from '@/components/ui/button/text-link'
import { Stat } from '@/components/ui/display/stat'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import type { PlatformWaiting } from '@/lib/admin/operation/queries/get-waiting'
import { fullCount } from '@/lib/shared/text'

const stats = [
  { key: 'paying', label: 'Paying', billing: 'paying' },
  { key: 'pastDue', label: 'Past due', billing: 'past-due' },
  { key: 'halted', label: 'Halted', billing: 'halted' },
  { key: 'initiated', label: 'Initiated', billing: 'initiated' },
] as const

export const SubscriptionStats = ({ waiting }: { waiting: PlatformWaiting }) => (
  <Section title="Subscriptions">
    <Card className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {stats.map(({ key, label, billing }) => (
        <Stat
          key={key}
          label={<TextLink href={`/admin/organizations?billing=${billing}`}>{label}</TextLink>}
          value={fullCount(waiting[key])}
        />
      ))}
    </Card>
  </Section>
)
