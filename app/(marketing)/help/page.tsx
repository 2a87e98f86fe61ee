import type { Metadata } from 'next'
import { HelpHome } from '@/components/help/help-home'
import { listHelp } from '@/lib/help/queries/list-help'

export const metadata: Metadata = { title: 'Help' }

export default function HelpHomePage() {
  return <HelpHome sections={listHelp()} />
}
