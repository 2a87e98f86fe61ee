import { cookies } from 'next/headers'
import { themeCookie, themeOf, type Theme } from '@/components/ui/theme'
import { shots, type ShotName } from './shots'

/** When the dark picture is shown. A theme that somebody chose counts more than that of their system. */
const darkWhen: Record<Theme, string> = {
  system: '(prefers-color-scheme: dark)',
  dark: 'all',
  light: 'not all',
}

interface ShotProps {
  name: ShotName
  /** It is seen without scrolling. */
  isFirst?: boolean
}

/** A screen of the product, in the theme of the page. */
export async function Shot({ name, isFirst }: ShotProps) {
  const { alt, width, height } = shots[name]
  const theme = themeOf((await cookies()).get(themeCookie)?.value)
  return (
    <picture className="block overflow-hidden rounded-lg border border-line bg-surface shadow-pop">
      <source media={darkWhen[theme]} srcSet={`/screens/${name}-dark.webp`} />
      <img
        src={`/screens/${name}-light.webp`}
        {...{ width, height }}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className="h-auto w-full"
      />
    </picture>
  )
}
