'use client'

import { PageError, type RouteError } from '@/components/ui/layout/page-error'

export default function ImportError(props: RouteError) {
  return (
    <PageError
      {...props}
      title="Import people"
      back={{ href: '/users', label: 'People' }}
      failure="The import couldn’t be loaded"
    />
  )
}
