import type { IconName } from '@/components/ui/icon/names'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { navigation } from '@/components/shell/sidebar/navigation'

/** What of the product is open to the one whose palette it is. */
export interface PaletteReach {
  isAdmin: boolean
  canInvite: boolean
  hasTemplates: boolean
}

/** In the order of the palette. */
export const paletteGroups = ['Go to', 'Create', 'People', 'Teams', 'Feedback', 'Templates', 'Workspaces'] as const
export type PaletteGroup = (typeof paletteGroups)[number]

/** One line of the palette. */
export interface PaletteItem extends PickerItem {
  group: PaletteGroup
  icon: IconName
  href: string
  /** Set where choosing goes on in another workspace. */
  workspaceId?: string
}

const line = (group: PaletteGroup, icon: IconName, label: string, href: string, hint?: string): PaletteItem => {
  return { id: href, kind: 'place', group, icon, label, href, hint }
}

const more = [
  line('Go to', 'users-round', 'Teams', '/users?tab=teams'),
  line('Go to', 'bell', 'Notifications', '/notifications'),
  line('Go to', 'user-round', 'Your profile', '/profile'),
  line('Go to', 'info', 'What can I do here?', '/help/what-can-i-do'),
]

const settings = line('Go to', 'building', 'Workspace settings', '/workspace/edit')
const ask = line('Create', 'send', 'Ask for feedback', '/feedback/add')
const write = line('Create', 'layout-template', 'Write a template', '/template/add')
const invite = line('Create', 'user-plus', 'Invite people', '/users/add')
const makeTeam = line('Create', 'users-round', 'Make a team', '/users/teams/add')
const begin = line('Create', 'plus', 'Create a workspace', '/workspace/create')

/** What the palette holds before anything is looked for: the places of the product and what can be begun there. */
export function entriesFor({ isAdmin, canInvite, hasTemplates }: PaletteReach): PaletteItem[] {
  const places = navigation.filter(({ href }) => hasTemplates || href !== '/template')
  return [
    ...places.map(({ icon, label, href }) => line('Go to', icon, label, href)),
    ...more,
    ...(isAdmin ? [settings] : []),
    ask,
    ...(hasTemplates ? [write] : []),
    ...(canInvite ? [invite] : []),
    ...(isAdmin ? [makeTeam] : []),
    begin,
  ]
}
