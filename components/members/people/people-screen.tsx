import type { ReactNode } from 'react'
import { GatedLink } from '@/components/billing/gated-link'
import { Icon } from '@/components/ui/icon/icon'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Tabs, type Tab } from '@/components/ui/layout/tabs'
import type { PeopleCounts } from '@/lib/members/people/queries/list-people'
import type { PeopleTab } from '@/lib/members/people/schema'

interface PeopleScreenProps {
  tab: PeopleTab
  counts: PeopleCounts
  children: ReactNode
}

const whyNot = 'why-nobody-comes'

/** Only people who may invite see the invitations. */
function tabsOf({ people, invited, teams, tags, can }: PeopleCounts): Tab[] {
  return [
    { value: 'people', label: 'People', count: people },
    ...(can.invite ? [{ value: 'invited', label: 'Invited', count: invited }] : []),
    { value: 'teams', label: 'Teams', count: teams },
    { value: 'tags', label: 'Tags', count: tags },
  ]
}

export function PeopleScreen({ tab, counts, children }: PeopleScreenProps) {
  const { gates, can } = counts
  const isOneReason = can.manage && gates.import !== null && gates.import === gates.add
  return (
    <Page>
      <PageHeader
        title="People"
        action={
          can.invite && (
            <>
              {can.manage && (
                <GatedLink href="/users/import" gate={gates.import} variant="secondary" reasonId={whyNot}>
                  Import
                </GatedLink>
              )}
              <GatedLink
                href="/users/add"
                gate={gates.add}
                reasonId={isOneReason ? whyNot : undefined}
                isSaidBeside={isOneReason}
              >
                <Icon name="user-plus" />
                Invite people
              </GatedLink>
            </>
          )
        }
        tabs={<Tabs label="People lists" path="/users" active={tab} tabs={tabsOf(counts)} />}
      />
      {children}
    </Page>
  )
}
