'use client'

import { PageError, type RouteError } from '@/components/ui/layout/page-error'

export default function TeamError(props: RouteError) {
  return <PageError {...props} title="Team" failure="The team couldn’t be loaded" />
}
