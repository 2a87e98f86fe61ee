import 'server-only'
import { z } from 'zod'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { returnAddress, type Granted, type OAuthProvider, type Tokens } from '@/lib/platform/oauth'
import { attempt } from '@/lib/platform/provider-failure'
import { askSlack } from './client'

/**
 * Scopes: write to people and channels, list people, receive commands, and read a channel to find a message whose
 * arrival is unknown.
 */
const botScopes = [
  'chat:write',
  'chat:write.public',
  'im:write',
  'channels:read',
  'commands',
  'users:read',
  'users:read.email',
  'im:history',
  'channels:history',
  'channels:join',
]
/** The least that identifies a person. */
const personScopes = ['users:read']

const held = { access_token: z.string(), refresh_token: z.string().optional(), expires_in: z.number().optional() }

const renewed = z.object(held)

const granted = z.object({
  ...renewed.partial().shape,
  scope: z.string().optional(),
  team: z.object({ id: z.string(), name: z.string().optional() }),
  authed_user: z.object({ id: z.string(), scope: z.string().optional(), ...renewed.partial().shape }).optional(),
})

function tokensOf(given: unknown): Tokens {
  const { access_token, refresh_token, expires_in } = renewed.parse(given)
  const expiresAt = expires_in === undefined ? null : new Date(now().getTime() + expires_in * 1000)
  return { access: access_token, refresh: refresh_token ?? null, expiresAt }
}

/** The installed workspace, and the consenting person. */
function grantsOf(answer: unknown): Granted[] {
  const { team, authed_user: user, scope, ...bot } = granted.parse(answer)
  const account = team.name ?? team.id
  const scopesOf = (text = '') => text.split(',').filter((name) => name !== '')
  const workspace: Granted[] =
    bot.access_token === undefined
      ? []
      : [
          {
            owner: 'workspace',
            externalId: team.id,
            groupId: team.id,
            account,
            scopes: scopesOf(scope),
            tokens: tokensOf(bot),
          },
        ]
  const person: Granted[] =
    user?.access_token === undefined
      ? []
      : [
          {
            owner: 'person',
            externalId: user.id,
            groupId: team.id,
            account,
            scopes: scopesOf(user.scope),
            tokens: tokensOf(user),
          },
        ]
  return [...workspace, ...person]
}

/** The client sends no credentials without a token. */
const ourselves = () => ({ client_id: env.SLACK_CLIENT_ID ?? '', client_secret: env.SLACK_CLIENT_SECRET ?? '' })

const renew = async (refresh: string) =>
  tokensOf(
    await askSlack(undefined, (slack) =>
      slack.oauth.v2.access({ ...ourselves(), grant_type: 'refresh_token', refresh_token: refresh }),
    ),
  )

const endAccess = (access: string) => askSlack(access, (slack) => slack.auth.revoke())

const endRenewed = async (refresh: string) => endAccess((await renew(refresh)).access)

/** Slack has no PKCE for apps with a secret. */
export const slackOAuth: OAuthProvider = {
  isConfigured: () =>
    [env.SLACK_CLIENT_ID, env.SLACK_CLIENT_SECRET, env.SLACK_SIGNING_SECRET].every((value) => value !== undefined),
  authorizeUrl: ({ state, owner, groupId }) => {
    const url = new URL(env.SLACK_AUTHORIZE_URL)
    url.search = new URLSearchParams({
      client_id: env.SLACK_CLIENT_ID ?? '',
      scope: owner === 'workspace' ? botScopes.join(',') : '',
      user_scope: personScopes.join(','),
      redirect_uri: returnAddress('slack'),
      state,
      ...(groupId !== undefined && { team: groupId }),
    }).toString()
    return url.href
  },
  exchange: async ({ code }) =>
    grantsOf(
      await askSlack(undefined, (slack) =>
        slack.oauth.v2.access({ ...ourselves(), code, redirect_uri: returnAddress('slack') }),
      ),
    ),
  refresh: renew,
  revoke: async ({ access, refresh }) => {
    const { failure } = await attempt(endAccess(access))
    // The refresh token outlives the access token by far.
    const isRenewable = failure?.kind === 'expired' && refresh !== null
    const left = isRenewable ? (await attempt(endRenewed(refresh))).failure : failure
    // An unknown token is revoked already.
    if (left !== null && !['expired', 'revoked'].includes(left.kind)) throw left
  },
}
