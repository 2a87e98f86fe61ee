import { FeatureOffScreen } from '@/components/shell/feature-off-screen'
import { Icon } from '@/components/ui/icon/icon'

export const ApplauseOff = ({ reason }: { reason: string }) => (
  <FeatureOffScreen title="Applaud" icon={<Icon name="party-popper" />} reason={reason} />
)
