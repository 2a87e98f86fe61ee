import { Declined } from '@/components/one-on-ones/declined'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { EditOneOnOneStart, OneOnOneFormStart } from '@/lib/one-on-ones/queries/get-one-on-one-form'
import { oneOnOnePath } from '@/lib/one-on-ones/rules/one-on-one-paths'
import { OneOnOneForm } from './one-on-one-form'

export const NewOneOnOneScreen = ({ start }: { start: OneOnOneFormStart }) => (
  <Page narrow>
    <PageHeader back={{ href: '/one-on-one', label: 'One-on-ones' }} title="Schedule a one-on-one" />
    <OneOnOneForm start={start} />
  </Page>
)

export const EditOneOnOneScreen = ({ start }: { start: EditOneOnOneStart }) => (
  <Page narrow>
    <PageHeader back={{ href: oneOnOnePath(start.id), label: start.values.title }} title="Edit one-on-one" />
    {start.declined && <Declined {...start.declined} />}
    <OneOnOneForm start={start} />
  </Page>
)
