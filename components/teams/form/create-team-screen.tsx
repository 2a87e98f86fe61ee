import type { ComponentProps } from 'react'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { CreateTeamForm } from './create-team-form'

export function CreateTeamScreen(props: ComponentProps<typeof CreateTeamForm>) {
  return (
    <Page narrow>
      <PageHeader
        back={{ href: '/users?tab=teams', label: 'Teams' }}
        title="New team"
        text="The people you add are notified."
      />
      <CreateTeamForm {...props} />
    </Page>
  )
}
