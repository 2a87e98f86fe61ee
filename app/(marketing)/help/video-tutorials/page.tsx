import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TutorialsScreen } from '@/components/help/tutorials/tutorials-screen'
import { findTutorials } from '@/lib/help/queries/list-help'

export const metadata: Metadata = { title: 'Video tutorials', alternates: { canonical: '/help/video-tutorials' } }

export default function VideoTutorialsPage() {
  const page = findTutorials()
  if (page === null) notFound()
  return <TutorialsScreen page={page} />
}
