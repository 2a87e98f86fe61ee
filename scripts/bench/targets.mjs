import { codeOf, idOf, workspaces } from './workspaces.mjs'

/**
 * @typedef {object} Target one screen or endpoint
 * @property {string} name as it is printed and chosen
 * @property {'list' | 'home' | 'detail' | 'form' | 'public' | 'json'} kind which bars it is held against
 * @property {(workspace: import('./workspaces.mjs').WorkspaceName) => string} path
 * @property {string} expect in every answer, so that a sign-in page never counts as a fast list
 * @property {boolean} [signedOut]
 * @property {boolean} [largeOnly] there is nothing of its size in the small workspace
 */

/** What everything is compared with: the session, one query and fifty plain rows, in the same server. */
export const floor = /** @type {Target} */ ({ name: '/floor', kind: 'list', path: () => '/floor', expect: 'Floor' })

// Which rows these numbers lead to is decided in data/reviews.sql: all of them are of the person who looks.
const RUNNING = 50
const TO_ANSWER = 1
const OF_A_GUEST = 5
const COLLEAGUE = 3
const OWN_TEAM = 2
const DRAFT = 10
const GIANT = workspaces.large.reviews + 50

/**
 * @param {Omit<Target, 'name' | 'path'> & { address: string, name?: string }} target
 * @returns {Target}
 */
const fixed = ({ address, name = address, ...rest }) => ({ ...rest, name, path: () => address })

/**
 * @param {string} kind
 * @param {number} number
 * @param {Omit<Target, 'path'> & { before: string, after?: string }} target
 * @returns {Target}
 */
const byId = (kind, number, { before, after = '', ...rest }) => ({
  ...rest,
  path: (workspace) => `${before}${idOf(workspace, kind, number)}${after}`,
})

const listTabs = ['received', 'created', 'all', 'pending', 'answered', 'active', 'inactive', 'shared'].map((tab) =>
  fixed({ kind: 'list', address: `/feedback?tab=${tab}`, expect: 'Feedback' }),
)

const detailTabs = ['summary', 'team', 'invited', 'answers'].flatMap((tab) => {
  const after = `?tab=${tab}`
  const common = { kind: /** @type {const} */ ('detail'), before: '/feedback/preview/', after }
  return [
    byId('review', RUNNING, { ...common, name: `/feedback/preview/{id}${after}`, expect: `${RUNNING}` }),
    byId('review', GIANT, {
      ...common,
      name: `/feedback/preview/{1000 × 100}${after}`,
      expect: `${GIANT}`,
      largeOnly: true,
    }),
  ]
})

/** @type {Target[]} */
export const targets = [
  fixed({ kind: 'home', address: '/dashboard', expect: 'Ask for feedback' }),
  ...listTabs,
  fixed({ kind: 'list', address: '/feedback?tab=all&search=leader', expect: 'Leadership' }),
  // Nearly every review of the workspace stands in this list: 20 000 in the large one.
  fixed({ kind: 'list', address: '/feedback?tab=shared&search=leader', expect: 'Leadership' }),
  fixed({ kind: 'list', address: '/feedback?tab=shared&sort=title', expect: 'How the project went' }),
  fixed({ kind: 'list', address: '/feedback/series', expect: 'Feedback that repeats' }),
  byId('round', 1, { name: '/feedback/round/{id}', kind: 'detail', before: '/feedback/round/', expect: 'Round 1' }),
  ...detailTabs,
  byId('review', TO_ANSWER, { name: '/feedback/id/{id}', kind: 'form', before: '/feedback/id/', expect: 'part 1' }),
  fixed({ kind: 'form', address: '/feedback/add', expect: 'Select a format' }),
  byId('draft', DRAFT, {
    name: '/feedback/edit/{id}',
    kind: 'form',
    before: '/feedback/edit/',
    expect: `Draft ${DRAFT}`,
  }),
  {
    ...{ name: '/feedback/rvc-{code}', kind: 'form', expect: 'part 1', signedOut: true },
    path: (workspace) => `/feedback/rvc-${codeOf(workspace, OF_A_GUEST)}`,
  },
  fixed({ kind: 'list', address: '/notifications', expect: 'asked for your feedback' }),
  fixed({ kind: 'list', address: '/notifications?type=unread', expect: 'asked for your feedback' }),
  fixed({ kind: 'list', address: '/users', expect: 'Search by name' }),
  fixed({ kind: 'list', address: '/users?search=le&sort=surname', expect: 'Search by name' }),
  fixed({ kind: 'list', address: '/users?tab=invited', expect: 'Search invitations' }),
  fixed({ kind: 'list', address: '/users?tab=teams', expect: 'Team 1' }),
  fixed({ kind: 'list', address: '/users?tab=tags', expect: 'Tag 1' }),
  fixed({ kind: 'list', address: '/users/teams', expect: 'Team 1' }),
  byId('team', OWN_TEAM, { name: '/users/teams/{id}', kind: 'detail', before: '/users/teams/', expect: 'Team 2' }),
  byId('member', COLLEAGUE, { name: '/users/edit/{id}', kind: 'form', before: '/users/edit/', expect: 'Change role' }),
  byId('member', COLLEAGUE, {
    ...{ name: '/profile/preview/{id}', kind: 'detail', before: '/profile/preview/', expect: 'Team' },
  }),
  fixed({ kind: 'form', address: '/profile?tab=settings', expect: 'Devices' }),
  fixed({ kind: 'list', address: '/dashboard?tab=activity', expect: 'asked for feedback' }),
  fixed({ kind: 'detail', address: '/dashboard?tab=numbers', expect: 'Response rate' }),
  fixed({ kind: 'list', address: '/workspace/edit?tab=audit', expect: 'Act ' }),
  fixed({ kind: 'list', address: '/template', expect: 'Templates' }),
  fixed({ kind: 'public', address: '/', expect: 'Get started', signedOut: true }),
  fixed({ kind: 'public', address: '/auth/login', expect: 'Sign in', signedOut: true }),
  fixed({ kind: 'public', address: '/auth/register', expect: 'workspace', signedOut: true }),
  fixed({ kind: 'public', address: '/forgot-password', expect: 'password', signedOut: true }),
  fixed({ kind: 'json', address: '/api/people', expect: '"people"' }),
  fixed({ kind: 'json', address: '/api/people?query=le', expect: '"people"' }),
  fixed({ kind: 'json', address: '/api/find?query=le', expect: '"found"' }),
  fixed({ kind: 'json', address: '/api/notification', expect: 'unSeenCount' }),
  fixed({ kind: 'json', address: '/api/auth/session', expect: 'workspaceId' }),
  fixed({ kind: 'json', address: '/api/auth/csrf', expect: 'csrfToken', signedOut: true }),
  fixed({ kind: 'json', address: '/api/auth/providers', expect: 'credentials', signedOut: true }),
  fixed({ kind: 'json', address: '/api/health', expect: '"ready":true', signedOut: true }),
]
