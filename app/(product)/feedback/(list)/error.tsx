'use client'

import { PageError, type RouteError } from '@/components/ui/layout/page-error'

export default function FeedbackError(props: RouteError) {
  return <PageError {...props} title="Feedback" failure="Feedback couldn’t be loaded" />
}
