import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import type { TwoStepView } from '@/lib/members/second-factor/queries'
import { TwoStepPart } from './two-step-part'

export const TwoStepSection = ({ view }: { view: TwoStepView }) => (
  <Section
    title="Two-step sign-in"
    text="A code from your phone, on top of your password or a mailed link."
    className="mt-10"
  >
    <Card className="sm:p-6">
      <div className="max-w-md">
        <TwoStepPart view={view} here="/profile?tab=change_password" />
      </div>
    </Card>
  </Section>
)
