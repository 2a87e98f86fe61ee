import { codeOf, idOf } from './workspaces.mjs'

/**
 * @typedef {object} Target one screen or endpoint
 * @property {string} name as it is printed and chosen
 * @property {'list' | 'home' | 'detail' | 'report' | 'form' | 'public' | 'json' | 'file'} kind which bars it is held against
 * @property {(workspace: import('./workspaces.mjs').WorkspaceName) => string} path
 * @property {string} expect in every answer, so that a sign-in page never counts as a fast list
 * @property {'operator' | 'nobody'} [as] who asks, where it is not the one who looks
 * @property {boolean} [isAskedAlone] the crowd is refused, so the one who looks asks alone
 * @property {boolean} [largeOnly] there is nothing of its size in the small workspace
 */

/**
 * @param {Omit<Target, 'name' | 'path'> & { address: string, name?: string }} target
 * @returns {Target}
 */
export const fixed = ({ address, name = address, ...rest }) => ({ ...rest, name, path: () => address })

/**
 * A target whose address holds the id of something: in the name it stands as {id}.
 * @param {string} kind
 * @param {number} number
 * @param {Omit<Target, 'path' | 'name'> & { before: string, after?: string, name?: string }} target
 * @returns {Target}
 */
export const byId = (kind, number, { before, after = '', name = `${before}{id}${after}`, ...rest }) => ({
  ...rest,
  name,
  path: (workspace) => `${before}${idOf(workspace, kind, number)}${after}`,
})

export const outside = { kind: /** @type {const} */ ('public'), as: /** @type {const} */ ('nobody') }

/**
 * A screen that an e-mailed link leads to.
 * @param {string} address up to the token
 * @param {string} expect
 */
export const linked = (address, expect) => ({
  ...outside,
  name: `${address}{token}`,
  expect,
  path: (/** @type {import('./workspaces.mjs').WorkspaceName} */ name) => `${address}${codeOf(name, 1)}`,
})
