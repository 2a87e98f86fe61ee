import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { FrameGallery, frameNames } from '@/components/shell/frames/frame-gallery'
import { sidebarCookie, sidebarStateOf } from '@/components/shell/sidebar/sidebar-state'
import { Gallery } from '@/components/ui/gallery/gallery'
import { themeCookie, themeOf } from '@/components/ui/theme'
import { requireMode } from '@/lib/access/modes'

export const metadata: Metadata = { title: 'Design' }

const search = z.object({ frame: z.enum(frameNames).optional().catch(undefined) })

/** The design gallery; `?frame=product` and others show frames. Development and tests only. */
export default async function DesignPage({ searchParams }: PageProps<'/design'>) {
  requireMode('development', 'test')
  const { frame } = search.parse(await searchParams)
  if (!frame) {
    return (
      <main id="main">
        <Gallery />
      </main>
    )
  }
  const kept = await cookies()
  return (
    <FrameGallery
      name={frame}
      theme={themeOf(kept.get(themeCookie)?.value)}
      sidebar={sidebarStateOf(kept.get(sidebarCookie)?.value)}
    />
  )
}
