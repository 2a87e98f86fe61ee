'use client'

import { PageError, type RouteError } from '@/components/ui/layout/page-error'

export default function NotificationsError(props: RouteError) {
  return <PageError {...props} narrow title="Notifications" failure="Your notifications couldn’t be loaded" />
}
