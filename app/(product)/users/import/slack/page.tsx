import type { Metadata } from 'next'
import { SlackHome } from '@/components/invitations/imports/slack-home'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getSlackHome } from '@/lib/invitations/slack/queries'

export const metadata: Metadata = { title: 'Import from Slack' }

export default async function SlackImportPage() {
  const home = await onScreen(getSlackHome(await requireMember()))
  return <SlackHome {...home} />
}
