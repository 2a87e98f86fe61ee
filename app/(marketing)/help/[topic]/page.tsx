import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TopicScreen } from '@/components/help/topic-screen'
import { findHelpPage } from '@/lib/help/queries/list-help'

export async function generateMetadata({ params }: PageProps<'/help/[topic]'>): Promise<Metadata> {
  return { title: findHelpPage((await params).topic)?.title ?? 'Help' }
}

export default async function HelpTopicPage({ params }: PageProps<'/help/[topic]'>) {
  const page = findHelpPage((await params).topic)
  if (page === null) notFound()
  return <TopicScreen page={page} />
}
