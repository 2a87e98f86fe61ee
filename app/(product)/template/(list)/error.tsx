'use client'

import { PageError, type RouteError } from '@/components/ui/layout/page-error'

export default function TemplateError(props: RouteError) {
  return <PageError {...props} title="Templates" failure="Templates couldn’t be loaded" />
}
