import type { Metadata } from 'next'
import { Suspense } from 'react'
import { Home } from '@/components/dashboard/home'
import { HomeSkeleton } from '@/components/dashboard/home-skeleton'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { requireMember } from '@/lib/access/actor'
import { listActivity } from '@/lib/activity/queries'
import { getOwnNumbers, getPresent, listOwnSteps, listToAnswer } from '@/lib/dashboard/queries'
import { listUndelivered } from '@/lib/notifications/queries'

export const metadata: Metadata = { title: 'Home' }

async function WhatMatters() {
  const actor = await requireMember()
  const [toAnswer, steps, activity, numbers, undelivered] = await Promise.all([
    listToAnswer(actor),
    listOwnSteps(actor),
    listActivity(actor, { size: 8 }),
    getOwnNumbers(actor),
    listUndelivered(actor),
  ])
  return <Home {...{ toAnswer, steps, numbers, undelivered, ...getPresent(actor) }} lines={activity.rows} />
}

export default async function DashboardPage() {
  const { greeting, day } = getPresent(await requireMember())
  const ask = (
    <ButtonLink href="/feedback/add" variant="primary">
      Ask for feedback
    </ButtonLink>
  )
  return (
    <Page>
      <PageHeader title={greeting} text={day} action={ask} />
      <Suspense fallback={<HomeSkeleton />}>
        <WhatMatters />
      </Suspense>
    </Page>
  )
}
