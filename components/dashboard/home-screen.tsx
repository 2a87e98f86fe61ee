import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { HomeTab } from '@/lib/dashboard/schema'
import { HomeTabs } from './home-tabs'

interface HomeScreenProps {
  greeting: string
  day: string
  tab: HomeTab
  children: ReactNode
}

export function HomeScreen({ greeting, day, tab, children }: HomeScreenProps) {
  const ask = (
    <>
      <Button data-quick="ask">Ask a question</Button>
      <ButtonLink href="/feedback/add" variant="primary">
        <Icon name="plus" />
        Ask for feedback
      </ButtonLink>
    </>
  )
  return (
    <Page>
      <PageHeader title={greeting} text={day} action={ask} tabs={<HomeTabs tab={tab} />} />
      {children}
    </Page>
  )
}
