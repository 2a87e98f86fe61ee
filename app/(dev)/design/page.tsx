import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { FrameGallery, frameNames } from '@/components/shell/gallery/frame-gallery'
import { sidebarCookie, sidebarStateOf } from '@/components/shell/sidebar/sidebar-state'
import { Gallery } from '@/components/ui/gallery/gallery'
import { themeCookie, themeOf } from '@/components/ui/theme'
import { requireMode } from '@/lib/access/modes'

export const metadata: Metadata = { title: 'Design' }

const search = z.object({ frame: z.enum(frameNames).optional().catch(undefined) })

/** The gallery of the design system; `?frame=product` and its like show the frames. It exists only in development. */
export default async function DesignPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  requireMode('development')
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
