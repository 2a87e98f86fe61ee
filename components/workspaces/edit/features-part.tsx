import { LearnMore } from '@/components/shell/help/learn-more'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import { features, isSwitchedOn, type Switches, type WorkspaceFeature } from '@/lib/workspaces/features/rules'
import { FeatureSwitches } from './feature-switches'

interface FeaturesPartProps {
  switches: Switches
  /** Where AI text is sent, or what is missing. */
  ai: string
  /** What turning one off means for what is running. */
  running: readonly { feature: WorkspaceFeature; text: string }[]
}

/** Features on and off. */
export function FeaturesPart({ switches, ai, running }: FeaturesPartProps) {
  const rows = features.map(({ name, label, text }) => ({
    feature: name,
    label,
    text: name === 'Ai' ? `${text}. ${ai}` : text,
    isOn: isSwitchedOn(switches, name),
    running: running.find(({ feature }) => feature === name)?.text,
  }))
  return (
    <Section
      title="Features"
      text={
        <>
          Turning one off deletes nothing. <LearnMore topic="workspace-settings" />
        </>
      }
    >
      <Card className="sm:p-6">
        <FeatureSwitches rows={rows} />
      </Card>
    </Section>
  )
}
