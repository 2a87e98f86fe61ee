import type { IconName } from '@/components/ui/icon/names'

/** What of the product is open to somebody. */
export interface Reach {
  isAdmin: boolean
  canInvite: boolean
  hasTemplates: boolean
  hasGoals: boolean
  hasFollowUps: boolean
  hasOneOnOnes: boolean
  hasApplause: boolean
}

export interface NavItem {
  href: string
  /** Where screens of this place begin that stand under another address. */
  also?: string
  label: string
  icon: IconName
  /** Other places stand below its address. */
  isExact?: true
  /** Waiting things, shown as a compact number. */
  count?: number
}

type Creation = { label: string; href: string; icon: IconName; need?: keyof Reach }

interface Place extends NavItem {
  /** Its label in the sidebar, and whether it stands there below the line; left out: only the palette leads there. */
  sidebar?: { label: string; isBelow?: true }
  /** Left out: everybody has it. */
  need?: keyof Reach
  /** What can be made here, in the words of the palette. */
  create?: Creation
  alsoCreate?: Creation
}

/** The places of the product, in the order of the sidebar and of the palette. A noun with screens has its place here. */
const places: readonly Place[] = [
  { href: '/dashboard', label: 'Home', icon: 'house', sidebar: { label: 'Home' } },
  {
    ...{ href: '/feedback', label: 'Feedback', icon: 'message-square-text', sidebar: { label: 'Feedback' } },
    create: { label: 'Ask for feedback', href: '/feedback/add', icon: 'send' },
  },
  {
    ...{ href: '/goals', label: 'Goals', icon: 'target', sidebar: { label: 'Goals' } },
    need: 'hasGoals',
    create: { label: 'Add a goal', href: '/goals/add', icon: 'target', need: 'hasGoals' },
  },
  {
    ...{ href: '/followups', label: 'Follow-ups', icon: 'calendar-clock', sidebar: { label: 'Follow-ups' } },
    need: 'hasFollowUps',
    create: { label: 'Schedule a follow-up', href: '/followups/add', icon: 'calendar-clock', need: 'hasFollowUps' },
  },
  {
    ...{ href: '/one-on-one', label: 'One-on-ones', icon: 'users', sidebar: { label: 'One-on-ones' } },
    need: 'hasOneOnOnes',
    create: { label: 'Schedule a one-on-one', href: '/one-on-one/add', icon: 'users', need: 'hasOneOnOnes' },
    alsoCreate: { label: 'Add to a one-on-one', href: '/one-on-one/raise', icon: 'users', need: 'hasOneOnOnes' },
  },
  {
    ...{ href: '/applaud', label: 'Applaud', icon: 'party-popper', sidebar: { label: 'Applaud' } },
    need: 'hasApplause',
    create: { label: 'Give applause', href: '/applaud/add', icon: 'party-popper', need: 'hasApplause' },
  },
  {
    ...{ href: '/template', label: 'Templates', icon: 'layout-template', sidebar: { label: 'Templates' } },
    need: 'hasTemplates',
    create: { label: 'Write a template', href: '/template/add', icon: 'layout-template', need: 'hasTemplates' },
  },
  {
    ...{ href: '/users', also: '/profile/preview', label: 'People', icon: 'users-round', sidebar: { label: 'People' } },
    create: { label: 'Invite people', href: '/users/add', icon: 'user-plus', need: 'canInvite' },
  },
  {
    ...{ href: '/users?tab=teams', label: 'Teams', icon: 'users-round' },
    create: { label: 'Make a team', href: '/users/teams/add', icon: 'users-round', need: 'isAdmin' },
  },
  { href: '/notifications', label: 'Notifications', icon: 'bell' },
  { href: '/profile', label: 'Your profile', icon: 'user-round' },
  { href: '/help', label: 'Help', icon: 'circle-question-mark', isExact: true },
  { href: '/help/what-can-i-do', label: 'What can I do here?', icon: 'info' },
  {
    ...{ href: '/workspace/edit', label: 'Workspace settings', icon: 'building' },
    need: 'isAdmin',
    sidebar: { label: 'Workspace', isBelow: true },
    create: { label: 'Create a workspace', href: '/workspace/create', icon: 'plus' },
  },
]

const isOpen = (reach: Reach, { need }: { need?: keyof Reach }) => need === undefined || reach[need]

/** The places that somebody has. */
export const placesFor = (reach: Reach) => places.filter((place) => isOpen(reach, place))

/** What somebody can make, in the order of its places. */
export const creationsFor = (reach: Reach) =>
  places.flatMap(({ create, alsoCreate }) =>
    [create, alsoCreate].flatMap((creation) => (creation && isOpen(reach, creation) ? [creation] : [])),
  )

/** The lines of the sidebar for somebody: the main ones, and under a line those for a few. */
export function sidebarFor(reach: Reach): { items: NavItem[]; moreItems: NavItem[] } {
  const linesOf = (isBelow: boolean) =>
    placesFor(reach).flatMap(({ href, also, icon, sidebar }) =>
      sidebar && (sidebar.isBelow ?? false) === isBelow ? [{ href, also, icon, label: sidebar.label }] : [],
    )
  return { items: linesOf(false), moreItems: linesOf(true) }
}

/** What the palette finds, by the kind that the search of a module answers with and the one it is drawn as, in order. */
export const searchKinds = [
  { kind: 'person', as: 'person', group: 'People', icon: 'user-round' },
  { kind: 'team', as: 'team', group: 'Teams', icon: 'users-round' },
  { kind: 'review', as: 'place', group: 'Feedback', icon: 'message-square-text' },
  { kind: 'goal', as: 'place', group: 'Goals', icon: 'target' },
  { kind: 'follow-up', as: 'place', group: 'Follow-ups', icon: 'calendar-clock' },
  { kind: 'talking_point', as: 'place', group: 'Your one-on-ones', icon: 'users' },
  { kind: 'applause', as: 'place', group: 'Applause', icon: 'party-popper' },
  { kind: 'template', as: 'place', group: 'Templates', icon: 'layout-template' },
  { kind: 'workspace', as: 'place', group: 'Workspaces', icon: 'arrow-left-right' },
] as const

/** What can be written to somebody from anywhere, and the words before a name that ask for it. */
export const quickActs = [
  {
    act: 'ask',
    label: 'Ask a question',
    icon: 'send',
    lead: /^ask\s+/i,
    to: (name: string) => `Ask ${name} a question`,
  },
  {
    act: 'note',
    label: 'Give feedback',
    icon: 'message-square-text',
    lead: /^(?:give\s+)?feedback\s+(?:for|to)\s+/i,
    to: (name: string) => `Give ${name} feedback`,
  },
] as const

/** The icons of Home, by what is to be done. */
export const toDoIcons: Readonly<Record<string, IconName>> = {
  'review.answer': 'message-square-text',
  'review.finish': 'pencil-line',
  'review.release': 'send',
  'review.nominate': 'user-plus',
  'review.decide': 'list-checks',
  'review.acknowledge': 'eye',
  'goal.check-in': 'list-checks',
  'goal.overdue': 'clock',
  'follow-up.meet': 'calendar-clock',
  'follow-up.step': 'list-checks',
  'follow-up.missed': 'clock',
  'one-on-one.prepare': 'users',
  'one-on-one.missed': 'clock',
  'one-on-one.item': 'list-checks',
}

type Shortcuts = { name: string; shortcuts: { keys: string[]; text: string }[] }

/** Every shortcut there is, given the key that stands for "command" on this keyboard. */
export const shortcutsOn = (command: string): Shortcuts[] => [
  {
    name: 'Everywhere',
    shortcuts: [
      { keys: [command, 'K'], text: 'Go anywhere, find anything' },
      { keys: [command, '/'], text: 'Show these shortcuts' },
      { keys: ['Esc'], text: 'Close what is open' },
    ],
  },
  {
    name: 'In lists',
    shortcuts: [{ keys: ['↑', '↓'], text: 'The row before or after' }],
  },
  {
    name: 'In the list of people, in their row',
    shortcuts: [
      { keys: ['X'], text: 'Select' },
      { keys: ['E'], text: 'Edit' },
      { keys: ['T'], text: 'Edit tags' },
      { keys: ['P'], text: 'Add to team' },
      { keys: ['R'], text: 'Change role' },
      { keys: ['D'], text: 'Deactivate or reactivate' },
      { keys: ['M'], text: 'Open the menu' },
    ],
  },
  {
    name: 'While writing questions',
    shortcuts: [
      { keys: [command, 'Enter'], text: 'Another question' },
      { keys: ['Enter'], text: 'Another option' },
      { keys: ['Space'], text: 'Lift or drop what is to be moved' },
    ],
  },
]
