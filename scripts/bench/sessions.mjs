import { encode } from 'next-auth/jwt'
import { idOf, workspaces } from './workspaces.mjs'

const WEEK = 7 * 86_400

// The JSON endpoints let one person ask a hundred times a minute, so the load is spread over many.
const CROWD = 400

/**
 * The header of somebody signed in, minted as the product does it.
 * @param {import('./workspaces.mjs').WorkspaceName} workspace
 * @param {number} person 1 is the one who looks at the screens
 * @param {string} secret
 */
async function cookieOf(workspace, person, secret) {
  const token = {
    sub: idOf(workspace, 'user', person),
    workspaceId: idOf(workspace, 'workspace', 1),
    sessionVersion: 1,
    sessionId: idOf(workspace, 'session', person),
    startedAt: Math.floor(Date.now() / 1000),
    isSuperAdmin: false,
  }
  return `next-auth.session-token=${await encode({ token, secret, maxAge: WEEK })}`
}

/** @typedef {{ viewer: Record<import('./workspaces.mjs').WorkspaceName, string>, crowd: string[] }} Cookies */

/**
 * The one who looks in each workspace, and a crowd of the large one for endpoints that count their callers.
 * @param {string} secret
 * @returns {Promise<Cookies>}
 */
export async function mintCookies(secret) {
  const people = Array.from({ length: workspaces.large.people }, (_, index) => index + 1)
  // The deactivated are every fiftieth.
  const active = people.filter((person) => person % 50 !== 49).slice(0, CROWD)
  return {
    viewer: { small: await cookieOf('small', 1, secret), large: await cookieOf('large', 1, secret) },
    crowd: await Promise.all(active.map((person) => cookieOf('large', person, secret))),
  }
}
