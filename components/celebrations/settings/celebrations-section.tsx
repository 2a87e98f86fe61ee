import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import { CelebrationSwitches, type CelebrationChoice } from './celebration-switches'

export function CelebrationsSection({ choices }: { choices: readonly CelebrationChoice[] }) {
  return (
    <Section
      title="Celebrations"
      text="Teams see anniversaries and badges, and birthdays that are shared in a profile. Only you see the rest."
    >
      <Card className="sm:p-6">
        <CelebrationSwitches choices={choices} />
      </Card>
    </Section>
  )
}
