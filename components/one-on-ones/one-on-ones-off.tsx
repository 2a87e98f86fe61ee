import { FeatureOffScreen } from '@/components/shell/feature-off-screen'
import { Icon } from '@/components/ui/icon/icon'

export const OneOnOnesOff = ({ reason }: { reason: string }) => (
  <FeatureOffScreen title="One-on-ones" icon={<Icon name="users" />} reason={reason} />
)
