import 'server-only'
import { pathIn } from '@/lib/shared/routes'
import { env } from './env'

/** For mails: from the settings, because a request's address can be forged. */
export const absoluteUrl = (path: string) => new URL(path, env.APP_URL).href

/** For mails: the link names its workspace, because the reader may be in another one. */
export const addressIn = (workspaceId: string, path: string) => absoluteUrl(pathIn(workspaceId, path))
