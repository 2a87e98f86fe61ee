import 'server-only'
import { env } from './env'

/** The whole address of a path, for mails: from the settings, because the address of a request can be made up. */
export const absoluteUrl = (path: string) => new URL(path, env.APP_URL).href
