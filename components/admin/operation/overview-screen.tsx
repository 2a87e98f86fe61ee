import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { Pulse } from '@/lib/admin/operation/queries/get-pulse'
import type { PlatformWaiting } from '@/lib/admin/operation/queries/get-waiting'
import type { ServiceLine } from '@/lib/admin/operation/queries/list-services'
import { PlatformFigures } from './platform-figures'
import { ServicePart } from './service-part'
import { SubscriptionStats } from './subscription-stats'
import { ToDoPart } from './to-do-part'

interface OverviewScreenProps {
  pulse: Pulse
  waiting: PlatformWaiting
  services: readonly ServiceLine[]
  zone: string
}

export const OverviewScreen = ({ pulse, waiting, services, zone }: OverviewScreenProps) => (
  <Page>
    <PageHeader title="Overview" />
    <ToDoPart waiting={waiting} />
    <SubscriptionStats waiting={waiting} />
    <PlatformFigures pulse={pulse} />
    <ServicePart services={services} zone={zone} />
  </Page>
)
