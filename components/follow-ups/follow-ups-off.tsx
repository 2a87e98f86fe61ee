import { FeatureOffScreen } from '@/components/shell/feature-off-screen'
import { Icon } from '@/components/ui/icon/icon'

export const FollowUpsOff = ({ reason }: { reason: string }) => (
  <FeatureOffScreen title="Follow-ups" icon={<Icon name="calendar-clock" />} reason={reason} />
)
