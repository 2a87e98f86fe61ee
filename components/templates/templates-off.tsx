import { FeatureOffScreen } from '@/components/shell/feature-off-screen'
import { Icon } from '@/components/ui/icon/icon'

export const TemplatesOff = ({ reason }: { reason: string }) => (
  <FeatureOffScreen title="Templates" icon={<Icon name="layout-template" />} reason={reason} />
)
