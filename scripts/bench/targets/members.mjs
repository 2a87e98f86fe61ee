import { byId, fixed, linked, outside } from '../target.mjs'

const COLLEAGUE = 3
const list = /** @type {const} */ ('list')
const detail = /** @type {const} */ ('detail')
const form = /** @type {const} */ ('form')
const json = /** @type {const} */ ('json')
const open = { kind: json, as: /** @type {const} */ ('nobody') }

/** @type {import('../target.mjs').Target[]} */
export const targets = [
  fixed({ kind: list, address: '/users', expect: 'Search people' }),
  fixed({ kind: list, address: '/users?search=le&sort=surname', expect: 'Search people' }),
  fixed({ kind: list, address: '/users?sort=newest', expect: 'Search people' }),
  fixed({ kind: list, address: '/users?tab=tags', expect: 'Tag 1' }),
  byId('member', COLLEAGUE, { kind: form, before: '/users/edit/', expect: 'Change role' }),
  byId('member', COLLEAGUE, { kind: detail, before: '/profile/preview/', expect: 'Team' }),
  fixed({ kind: detail, address: '/profile', expect: 'Your profile' }),
  fixed({ kind: list, address: '/profile?tab=feedback', expect: 'Your profile' }),
  fixed({ kind: form, address: '/profile?tab=settings', expect: 'Devices' }),
  fixed({ kind: form, address: '/profile?tab=change_password', expect: 'password' }),
  fixed({ kind: detail, address: '/profile?tab=integrations', expect: 'Your profile' }),
  fixed({ kind: form, address: '/profile/edit', expect: 'About' }),
  fixed({ kind: form, address: '/profile/delete', expect: 'Delete' }),
  fixed({ kind: form, address: '/profile/two-step', expect: 'Two-step' }),
  fixed({ kind: form, address: '/auth/welcome-signin', expect: 'password' }),
  fixed({ kind: form, address: '/auth/sign-out', expect: 'Sign out' }),
  fixed({ ...outside, address: '/auth/login', expect: 'Sign in' }),
  fixed({ ...outside, address: '/auth/register', expect: 'workspace' }),
  fixed({ ...outside, address: '/auth/magic-link/sent', expect: 'Check your mail' }),
  linked('/auth/magic-link/', 'Welcome back'),
  fixed({ ...outside, address: '/forgot-password', expect: 'password' }),
  linked('/reset-password?token=', 'Choose your password'),
  linked('/email-verification-result?token=', 'Confirm'),
  fixed({ kind: json, address: '/api/people', expect: '"people"' }),
  fixed({ kind: json, address: '/api/people?query=le', expect: '"people"' }),
  fixed({ kind: json, address: '/api/people/askable?query=le', expect: '"people"' }),
  byId('member', 3, { kind: json, before: '/api/people/note-managers?id=', expect: '"managers"' }),
  byId('member', 3, { kind: json, before: '/api/people/around?ids=', expect: '[' }),
  byId('tag', 2, { kind: json, before: '/api/people/of-tag?id=', expect: '-' }),
  fixed({ kind: json, address: '/api/auth/session', expect: 'workspaceId' }),
  fixed({ ...open, address: '/api/auth/csrf', expect: 'csrfToken' }),
  fixed({ ...open, address: '/api/auth/providers', expect: 'credentials' }),
]
