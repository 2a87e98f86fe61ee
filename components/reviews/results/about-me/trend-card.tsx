import { MeanRows } from '@/components/ui/charts/mean-rows'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import type { Trend } from '@/lib/reviews/results/rules/about-me'
import { formatDate } from '@/lib/shared/dates'

/** Trends of repeated questions; nothing if none was asked twice. */
export function TrendCard({ trends, zone }: { trends: Trend[]; zone: string }) {
  if (trends.length === 0) return null
  return (
    <Section title="Over time" text="The same questions, as others answered them." className="mt-6 mb-0">
      <Card className="grid grid-cols-1 gap-6 sm:p-6">
        {trends.map(({ question, lowest, highest, points }) => (
          <MeanRows
            key={`${question} ${lowest} ${highest}`}
            caption={question}
            ends={[lowest, highest]}
            rows={points.map(({ at, mean, people }) => ({
              label: formatDate(at, 'MMM DD, YYYY', zone),
              value: mean,
              shown: mean.toFixed(1),
              people,
            }))}
          />
        ))}
      </Card>
    </Section>
  )
}
