import 'server-only'
import type { IntegrationProvider } from '@/lib/platform/generated/prisma/enums'
import { googleOAuth } from '@/lib/platform/google/google-oauth'
import type { OAuthProvider } from '@/lib/platform/oauth'
import { slackOAuth } from '@/lib/platform/slack/slack-oauth'

export const oauthProviders: Readonly<Record<IntegrationProvider, OAuthProvider>> = {
  GOOGLE: googleOAuth,
  SLACK: slackOAuth,
}
