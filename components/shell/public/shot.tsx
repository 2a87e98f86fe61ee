import { cookies } from 'next/headers'
import { themeCookie, themeOf, type Theme } from '@/components/ui/theme'
import { shotPath, shots, shotSizes, type ShotName } from './shots'

/** When the dark picture shows; a chosen theme overrides the system's. */
const darkWhen: Record<Theme, string> = {
  system: '(prefers-color-scheme: dark)',
  dark: 'all',
  light: 'not all',
}

/** At most the text column, or the window on phones. */
const sizes = '(min-width: 64rem) 48rem, 92vw'

interface ShotProps {
  name: ShotName
  /** Above the fold. */
  isFirst?: boolean
}

export async function Shot({ name, isFirst }: ShotProps) {
  const { alt, width, height } = shots[name]
  const theme = themeOf((await cookies()).get(themeCookie)?.value)
  return (
    <picture className="block overflow-hidden rounded-lg border border-line bg-surface shadow-pop">
      <source media={darkWhen[theme]} srcSet={shotSizes(name, 'dark')} sizes={sizes} />
      <img
        src={shotPath(name, 'light')}
        srcSet={shotSizes(name, 'light')}
        sizes={sizes}
        width={width} height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className="h-auto w-full"
      />
    </picture>
  )
}
