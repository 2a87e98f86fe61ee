import type { IconName } from '@/components/ui/icon/names'

/** What a member can access. */
export interface Reach {
  isAdmin: boolean
  canInvite: boolean
  hasTemplates: boolean
  hasGoals: boolean
  hasFollowUps: boolean
  hasOneOnOnes: boolean
  hasApplause: boolean
  /** The plan includes giving applause, too. */
  canThank: boolean
  /** Of an Admin where plans are sold. */
  hasPlan: boolean
}

export interface NavItem {
  href: string
  /** Another URL prefix of this place's screens. */
  also?: string
  label: string
  icon: IconName
  /** Other places are below its URL. */
  isExact?: true
  /** Open to-dos, as a compact number. */
  count?: number
}

/** `words`: palette synonyms. */
type Creation = { label: string; href: string; icon: IconName; words?: string; need?: keyof Reach }

interface Place extends NavItem {
  /** The sidebar label and whether it is below the line; none: palette only. */
  sidebar?: { label: string; isBelow?: true }
  /** Palette synonyms. */
  words?: string
  /** None: available to everybody. */
  need?: keyof Reach
  /** What can be created here, in the palette. */
  create?: Creation
  alsoCreate?: Creation
}

/** Places in sidebar and palette order; every module with screens has one. */
const places: readonly Place[] = [
  { href: '/dashboard', label: 'Home', icon: 'house', sidebar: { label: 'Home' } },
  {
    href: '/feedback',
    label: 'Feedback',
    icon: 'message-square-text',
    sidebar: { label: 'Feedback' },
    create: { label: 'Ask for feedback', href: '/feedback/add', icon: 'send', words: 'new review form survey 360' },
  },
  {
    href: '/goals',
    label: 'Goals',
    icon: 'target',
    sidebar: { label: 'Goals' },
    need: 'hasGoals',
    create: { label: 'Set a goal', href: '/goals/add', icon: 'target', need: 'hasGoals' },
  },
  {
    href: '/followups',
    label: 'Follow-ups',
    icon: 'calendar-clock',
    sidebar: { label: 'Follow-ups' },
    need: 'hasFollowUps',
    create: { label: 'Schedule a follow-up', href: '/followups/add', icon: 'calendar-clock', need: 'hasFollowUps' },
  },
  {
    href: '/one-on-one',
    label: 'One-on-ones',
    icon: 'users',
    sidebar: { label: 'One-on-ones' },
    need: 'hasOneOnOnes',
    words: '1:1 meetings',
    create: { label: 'Schedule a one-on-one', href: '/one-on-one/add', icon: 'users', need: 'hasOneOnOnes' },
    alsoCreate: { label: 'Add to a one-on-one', href: '/one-on-one/raise', icon: 'users', need: 'hasOneOnOnes' },
  },
  {
    href: '/applaud',
    label: 'Applaud',
    icon: 'party-popper',
    sidebar: { label: 'Applaud' },
    need: 'hasApplause',
    words: 'thanks kudos',
  },
  {
    href: '/reports',
    label: 'Reports',
    icon: 'chart-column',
    sidebar: { label: 'Reports' },
    words: 'insights figures numbers statistics',
  },
  {
    href: '/template',
    label: 'Templates',
    icon: 'layout-template',
    sidebar: { label: 'Templates' },
    need: 'hasTemplates',
    create: { label: 'Create a template', href: '/template/add', icon: 'layout-template', need: 'hasTemplates' },
  },
  {
    href: '/users',
    also: '/profile/preview',
    label: 'People',
    icon: 'users-round',
    sidebar: { label: 'People' },
    words: 'colleagues directory',
    create: { label: 'Invite people', href: '/users/add', icon: 'user-plus', need: 'canInvite' },
  },
  {
    href: '/users?tab=teams',
    label: 'Teams',
    icon: 'users-round',
    create: { label: 'Create a team', href: '/users/teams/add', icon: 'users-round', need: 'isAdmin' },
  },
  { href: '/users/teams', label: 'Org chart', icon: 'users-round', words: 'teams structure' },
  { href: '/notifications', label: 'Notifications', icon: 'bell' },
  { href: '/profile', label: 'Your profile', icon: 'user-round', words: 'photo picture birthday badges' },
  {
    href: '/profile?tab=settings',
    label: 'Your settings',
    icon: 'user-round',
    words:
      'time zone mail notifications quiet hours theme dark light language devices sign out sessions email address delete account celebrations',
  },
  {
    href: '/profile?tab=change_password',
    label: 'Password and sign-in',
    icon: 'user-round',
    words: 'change two-step recovery codes authenticator',
  },
  {
    href: '/profile?tab=integrations',
    label: 'Your connections',
    icon: 'user-round',
    words: 'slack google calendar subscribe feed',
  },
  { href: '/help', label: 'Help', icon: 'circle-question-mark', isExact: true },
  { href: '/help/what-can-i-do', label: 'What can I do here?', icon: 'info' },
  {
    href: '/workspace/edit',
    label: 'Workspace settings',
    icon: 'building',
    need: 'isAdmin',
    sidebar: { label: 'Workspace', isBelow: true },
    words: 'name logo description time zone require two-step',
    create: { label: 'Create a workspace', href: '/workspace/create', icon: 'plus' },
  },
  {
    href: '/workspace/edit?tab=features',
    label: 'Workspace features',
    icon: 'building',
    words: 'modules switch off ai',
    need: 'isAdmin',
  },
  {
    href: '/workspace/edit?tab=integrations',
    label: 'Workspace integrations',
    icon: 'building',
    words: 'slack channel',
    need: 'isAdmin',
  },
  {
    href: '/workspace/edit?tab=plan',
    label: 'Plan and payments',
    icon: 'building',
    words: 'billing invoices seats subscription upgrade cancel card',
    need: 'hasPlan',
  },
  {
    href: '/workspace/edit?tab=audit',
    label: 'Audit log',
    icon: 'building',
    words: 'history who did what',
    need: 'isAdmin',
  },
  {
    href: '/workspace/edit?tab=danger',
    label: 'Export and deletion',
    icon: 'building',
    words: 'download all data copy delete workspace',
    need: 'isAdmin',
  },
]

export const isOpen = (reach: Reach, { need }: { need?: keyof Reach }) => need === undefined || reach[need]

export const placesFor = (reach: Reach) => places.filter((place) => isOpen(reach, place))

export const creationsFor = (reach: Reach) =>
  places.flatMap(({ create, alsoCreate }) =>
    [create, alsoCreate].flatMap((creation) => (creation && isOpen(reach, creation) ? [creation] : [])),
  )

/** Sidebar entries, main ones and those below the line. */
export function sidebarFor(reach: Reach): { items: NavItem[]; moreItems: NavItem[] } {
  const linesOf = (isBelow: boolean) =>
    placesFor(reach).flatMap(({ href, also, icon, sidebar }) =>
      sidebar && (sidebar.isBelow ?? false) === isBelow ? [{ href, also, icon, label: sidebar.label }] : [],
    )
  return { items: linesOf(false), moreItems: linesOf(true) }
}

/** Search result kinds and their drawing, in the order of the sidebar. */
export const searchKinds = [
  { kind: 'to-do', as: 'place', group: 'To do', icon: 'list-checks' },
  { kind: 'review', as: 'place', group: 'Feedback', icon: 'message-square-text' },
  { kind: 'goal', as: 'place', group: 'Goals', icon: 'target' },
  { kind: 'follow-up', as: 'place', group: 'Follow-ups', icon: 'calendar-clock' },
  { kind: 'talking-point', as: 'place', group: 'One-on-ones', icon: 'users' },
  { kind: 'applause', as: 'place', group: 'Applause', icon: 'party-popper' },
  { kind: 'template', as: 'place', group: 'Templates', icon: 'layout-template' },
  { kind: 'person', as: 'person', group: 'People', icon: 'user-round' },
  { kind: 'team', as: 'team', group: 'Teams', icon: 'users-round' },
  { kind: 'workspace', as: 'place', group: 'Workspaces', icon: 'arrow-left-right' },
  { kind: 'help', as: 'place', group: 'Help', icon: 'circle-question-mark' },
] as const

/** Home's icons by to-do. */
export const toDoIcons: Readonly<Record<string, IconName>> = {
  'review.answer': 'message-square-text',
  'review.finish': 'pencil-line',
  'review.release': 'send',
  'review.nominate': 'user-plus',
  'review.decide': 'list-checks',
  'review.acknowledge': 'eye',
  'goal.check-in': 'list-checks',
  'goal.overdue': 'clock',
  'goal.item': 'list-checks',
  'follow-up.answer': 'calendar-clock',
  'follow-up.meet': 'calendar-clock',
  'follow-up.step': 'list-checks',
  'follow-up.missed': 'clock',
  'one-on-one.answer': 'calendar-clock',
  'one-on-one.prepare': 'users',
  'one-on-one.missed': 'clock',
  'one-on-one.item': 'list-checks',
}
