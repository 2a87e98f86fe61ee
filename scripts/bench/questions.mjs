import { withConnection } from '../support/database/connection.mjs'
import { workspaceNames } from './workspaces.mjs'

/** @typedef {import('./workspaces.mjs').WorkspaceName} WorkspaceName */
/** @typedef {import('./targets.mjs').Target} Target */
/** @typedef {import('./measure-all.mjs').Place} Place */

/**
 * The target as the one who looks asks for it, in one of the workspaces.
 * @param {Target} target
 * @param {WorkspaceName} workspace
 * @param {Place} place
 */
export function questionOf({ name, path, expect, as }, workspace, { origin, cookies }) {
  const cookie = as === 'nobody' ? '' : as === 'operator' ? cookies.operator : cookies.viewer[workspace]
  return { name, expect, url: `${origin}${path(workspace)}`, cookie }
}

/**
 * The workspaces a target is to be found in.
 * @param {Target} target
 */
export const sizesOf = ({ largeOnly }) => workspaceNames.filter((name) => name === 'large' || !largeOnly)

/**
 * Lets everybody ask as often again as if they had never asked.
 * @param {Place} place
 */
export const forgetCallers = ({ databaseUrl }) =>
  withConnection(databaseUrl, (client) => client.query('delete from "RateLimit"'))
