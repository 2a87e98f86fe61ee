'use client'

import { PageError, type RouteError } from '@/components/ui/layout/page-error'

export default function WorkspaceSettingsError(props: RouteError) {
  return <PageError {...props} narrow title="Workspace" failure="Settings couldn’t be loaded" />
}
