import { byId, fixed } from './target.mjs'

const json = /** @type {const} */ ('json')
const open = { kind: json, as: /** @type {const} */ ('nobody') }

// Not among them: those that one person may ask only a few times a minute and nobody else may ask at all, those that hand
// over a file, and the stream, which does not end.
/** @type {import('./target.mjs').Target[]} */
export const endpointTargets = [
  fixed({ kind: json, address: '/api/people', expect: '"people"' }),
  fixed({ kind: json, address: '/api/people?query=le', expect: '"people"' }),
  byId('member', 3, { kind: json, before: '/api/people/around?ids=', expect: '[' }),
  byId('team', 2, { kind: json, before: '/api/people/of-team?id=', expect: '-' }),
  byId('tag', 2, { kind: json, before: '/api/people/of-tag?id=', expect: '-' }),
  byId('team', 2, { kind: json, before: '/api/teams/parents?id=', expect: '"teams"', forAdmins: true }),
  fixed({ kind: json, address: '/api/find?query=le', expect: '"found"' }),
  fixed({ kind: json, address: '/api/notification', expect: 'unSeenCount' }),
  fixed({ kind: json, address: '/api/auth/session', expect: 'workspaceId' }),
  fixed({ ...open, address: '/api/auth/csrf', expect: 'csrfToken' }),
  fixed({ ...open, address: '/api/auth/providers', expect: 'credentials' }),
  fixed({ ...open, address: '/api/health', expect: '"ready":true' }),
]
