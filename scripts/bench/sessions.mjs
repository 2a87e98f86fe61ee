import { encode } from 'next-auth/jwt'
import { idOf, workspaces } from './workspaces.mjs'

const WEEK = 7 * 86_400

// The JSON endpoints let one person ask a hundred times a minute, so the load is spread over many.
const CROWD = 400

/**
 * The header of somebody signed in, minted as the product does it.
 * @param {{ sub: string, sessionId: string, workspaceId: string | null, isSuperAdmin?: boolean }} claims
 * @param {string} secret
 */
async function cookieOf({ isSuperAdmin = false, ...claims }, secret) {
  const startedAt = Math.floor(Date.now() / 1000)
  const token = { ...claims, sessionVersion: 1, startedAt, isSuperAdmin }
  return `next-auth.session-token=${await encode({ token, secret, maxAge: WEEK })}`
}

/**
 * @param {import('./workspaces.mjs').WorkspaceName} workspace
 * @param {number} person 1 is the one who looks at the screens
 */
const claimsOf = (workspace, person) => ({
  sub: idOf(workspace, 'user', person),
  sessionId: idOf(workspace, 'session', person),
  workspaceId: idOf(workspace, 'workspace', 1),
})

const operator = {
  sub: idOf('large', 'operator', 1),
  sessionId: idOf('large', 'operator session', 1),
  workspaceId: null,
  isSuperAdmin: true,
}

/** @typedef {{ viewer: Record<import('./workspaces.mjs').WorkspaceName, string>, operator: string, crowd: string[] }} Cookies */

/**
 * The one who looks in each workspace, who looks after the platform, and a crowd of the large one for endpoints that count
 * their callers.
 * @param {string} secret
 * @returns {Promise<Cookies>}
 */
export async function mintCookies(secret) {
  const people = Array.from({ length: workspaces.large.people }, (_, index) => index + 1)
  // The deactivated are every fiftieth.
  const active = people.filter((person) => person % 50 !== 49).slice(0, CROWD)
  return {
    viewer: {
      small: await cookieOf(claimsOf('small', 1), secret),
      large: await cookieOf(claimsOf('large', 1), secret),
    },
    operator: await cookieOf(operator, secret),
    crowd: await Promise.all(active.map((person) => cookieOf(claimsOf('large', person), secret))),
  }
}
