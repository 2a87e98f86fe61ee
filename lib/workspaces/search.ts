import 'server-only'
import type { Search } from '@/lib/access/search'
import { mapReading } from '@/lib/platform/reading'
import { otherWorkspacesReading } from './queries'

/** Entered by id; the link is the page to choose a workspace. */
export const workspaceSearch: Search = (actor, query) =>
  mapReading(otherWorkspacesReading(actor, query), (workspaces) =>
    workspaces.map(({ id, name }) => {
      return { id, kind: 'workspace', label: `Switch to ${name}`, hint: '', href: '/workspace/switch' }
    }),
  )
