import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { RaiseForm, type RaiseStart } from './raise-form'

export const RaiseScreen = ({ start }: { start: RaiseStart }) => (
  <Page narrow>
    <PageHeader back={{ href: '/one-on-one', label: 'One-on-ones' }} title="Add to a one-on-one" />
    <RaiseForm start={start} />
  </Page>
)
