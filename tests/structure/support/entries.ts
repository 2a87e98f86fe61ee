import { dirname } from 'node:path'
import { filesUnder } from './project'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export const actionFiles = filesUnder('lib').filter((path) => path.endsWith('/actions.ts'))
export const routeFiles = filesUnder('app').filter((path) => /(^|\/)route\.ts$/.test(path))

/** The path as the folders spell it, without route groups. */
export const addressOf = (path: string) =>
  `/${dirname(path)
    .split('/')
    .slice(1)
    .filter((part) => !part.startsWith('('))
    .join('/')}`

/** What a file of a route answers to, of all that it exports. */
export const methodsIn = (exported: readonly string[]) => exported.filter((name) => methods.includes(name))

/** `GET /api/notification`: the method and the path. */
export const routeName = (method: string, path: string) => `${method} ${addressOf(path)}`
