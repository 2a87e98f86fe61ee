'use client'

import { PageError, type RouteError } from '@/components/ui/layout/page-error'

export default function UsersError(props: RouteError) {
  return <PageError {...props} title="People" failure="People couldn’t be loaded" />
}
