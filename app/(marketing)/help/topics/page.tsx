import type { Metadata } from 'next'
import { TopicsScreen } from '@/components/help/topics-screen'
import { findHelp, listHelp } from '@/lib/help/queries/list-help'
import { helpSearchSchema } from '@/lib/help/schema'

export const metadata: Metadata = { title: 'Help topics' }

export default async function HelpTopicsPage({ searchParams }: PageProps<'/help/topics'>) {
  const { q } = helpSearchSchema.parse(await searchParams)
  return <TopicsScreen question={q} found={findHelp(q)} sections={listHelp()} />
}
