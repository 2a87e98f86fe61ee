import 'server-only'
import { pathIn } from '@/lib/shared/routes'
import { env } from './env'

/** The whole address of a path, for mails: from the settings, because the address of a request can be made up. */
export const absoluteUrl = (path: string) => new URL(path, env.APP_URL).href

/** The whole address of a page of one workspace, for mails to its people, who may be in another one when they follow it. */
export const addressIn = (workspaceId: string, path: string) => absoluteUrl(pathIn(workspaceId, path))
