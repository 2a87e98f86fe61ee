'use client'

import { HomeTabs } from '@/components/dashboard/home-tabs'
import { PageError, type RouteError } from '@/components/ui/layout/page-error'

export default function DashboardError(props: RouteError) {
  return <PageError {...props} title="Home" tabs={<HomeTabs />} failure="Home couldn’t be loaded" />
}
