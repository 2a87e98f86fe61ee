import { FeatureOffScreen } from '@/components/shell/feature-off-screen'
import { Icon } from '@/components/ui/icon/icon'

export const GoalsOff = ({ reason }: { reason: string }) => (
  <FeatureOffScreen title="Goals" icon={<Icon name="target" />} reason={reason} />
)
