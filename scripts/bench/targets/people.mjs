import { codeOf } from '../workspaces.mjs'
import { byId, fixed } from './target.mjs'

const COLLEAGUE = 3
const OWN_TEAM = 2

const list = /** @type {const} */ ('list')
const detail = /** @type {const} */ ('detail')
const form = /** @type {const} */ ('form')

const people = [
  fixed({ kind: list, address: '/users', expect: 'Search by name' }),
  fixed({ kind: list, address: '/users?search=le&sort=surname', expect: 'Search by name' }),
  fixed({ kind: list, address: '/users?sort=newest', expect: 'Search by name' }),
  fixed({ kind: list, address: '/users?tab=invited', expect: 'Search invitations' }),
  fixed({ kind: list, address: '/users?tab=teams', expect: 'Team 1' }),
  fixed({ kind: list, address: '/users?tab=tags', expect: 'Tag 1' }),
  fixed({ kind: form, address: '/users/add', expect: 'Invite' }),
  fixed({ kind: form, address: '/users/import', expect: 'people.csv' }),
  byId('import', 1, { kind: list, before: '/users/import/', expect: 'people.csv' }),
  fixed({ kind: list, address: '/users/teams', expect: 'Team 1' }),
  fixed({ kind: form, address: '/users/teams/add', expect: 'team' }),
  byId('team', OWN_TEAM, { kind: detail, before: '/users/teams/', expect: 'Team 2' }),
  byId('team', OWN_TEAM, { kind: form, before: '/users/teams/', after: '/edit', expect: 'Team 2' }),
  byId('member', COLLEAGUE, { kind: form, before: '/users/edit/', expect: 'Change role' }),
  byId('member', COLLEAGUE, { kind: detail, before: '/profile/preview/', expect: 'Team' }),
]

const self = [
  fixed({ kind: list, address: '/notifications', expect: 'asked for your feedback' }),
  fixed({ kind: list, address: '/notifications?type=unread', expect: 'asked for your feedback' }),
  fixed({ kind: list, address: '/dashboard?tab=activity', expect: 'asked for feedback' }),
  fixed({ kind: detail, address: '/dashboard?tab=numbers', expect: 'Response rate' }),
  fixed({ kind: 'report', address: '/dashboard?tab=numbers&of=team', expect: 'Response rate' }),
  fixed({ kind: 'report', address: '/dashboard?tab=numbers&of=workspace', expect: 'Response rate' }),
  fixed({ kind: detail, address: '/profile', expect: 'Your profile' }),
  fixed({ kind: list, address: '/profile?tab=feedback', expect: 'Your profile' }),
  fixed({ kind: form, address: '/profile?tab=settings', expect: 'Devices' }),
  fixed({ kind: form, address: '/profile?tab=change_password', expect: 'password' }),
  fixed({ kind: detail, address: '/profile?tab=integrations', expect: 'Your profile' }),
  fixed({ kind: form, address: '/profile/edit', expect: 'About' }),
  fixed({ kind: form, address: '/profile/delete', expect: 'Delete' }),
  fixed({ kind: detail, address: '/help/what-can-i-do', expect: 'can' }),
  fixed({ kind: form, address: '/auth/welcome-signin', expect: 'password' }),
  fixed({ kind: form, address: '/auth/sign-out', expect: 'Sign out' }),
]

const workspace = [
  ...['general', 'features', 'plan', 'danger'].map((tab) =>
    fixed({ kind: form, address: `/workspace/edit?tab=${tab}`, expect: 'Audit log' }),
  ),
  fixed({ kind: list, address: '/workspace/edit?tab=audit', expect: 'Act ' }),
  fixed({ kind: form, address: '/workspace/create', expect: 'workspace' }),
  fixed({ kind: detail, address: '/workspace/switch', expect: 'workspace' }),
  fixed({ kind: 'report', address: '/admin', expect: 'The platform', as: 'operator' }),
]

const outside = { kind: /** @type {const} */ ('public'), as: /** @type {const} */ ('nobody') }

/**
 * A screen that an e-mailed link leads to.
 * @param {string} address up to the token
 * @param {string} expect
 */
const linked = (address, expect) => ({
  ...{ ...outside, name: `${address}{token}`, expect },
  path: (/** @type {import('../workspaces.mjs').WorkspaceName} */ name) => `${address}${codeOf(name, 1)}`,
})

const signedOut = [
  fixed({ ...outside, address: '/', expect: 'Get started' }),
  fixed({ ...outside, address: '/support', expect: 'Send' }),
  fixed({ ...outside, address: '/auth/login', expect: 'Sign in' }),
  fixed({ ...outside, address: '/auth/register', expect: 'workspace' }),
  fixed({ ...outside, address: '/auth/magic-link/sent', expect: 'Check your mail' }),
  linked('/auth/magic-link/', 'Welcome back'),
  fixed({ ...outside, address: '/forgot-password', expect: 'password' }),
  linked('/reset-password?token=', 'Choose your password'),
  linked('/email-verification-result?token=', 'Confirm'),
  linked('/workspace/invitation/', 'workspace'),
]

/** @type {import('./target.mjs').Target[]} */
export const peopleTargets = [...people, ...self, ...workspace, ...signedOut]
