'use client'

import { PageError, type RouteError } from '@/components/ui/layout/page-error'

export default function ProfileError(props: RouteError) {
  return <PageError {...props} narrow title="Your profile" failure="Your profile couldn’t be loaded" />
}
