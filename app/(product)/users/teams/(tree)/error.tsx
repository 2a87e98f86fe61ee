'use client'

import { PageError, type RouteError } from '@/components/ui/layout/page-error'

export default function TeamsError(props: RouteError) {
  return <PageError {...props} title="Teams" failure="Teams couldn’t be loaded" />
}
