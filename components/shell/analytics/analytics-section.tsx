import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import { AnalyticsSwitch, type AnalyticsSwitchProps } from './analytics-switch'

export const AnalyticsSection = (props: AnalyticsSwitchProps) => (
  <Section title="Usage statistics" text="Helps the people who run Rapport see which pages are used.">
    <Card className="sm:p-6">
      <AnalyticsSwitch {...props} />
    </Card>
  </Section>
)
