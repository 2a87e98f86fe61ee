import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers'
// Imported here, else every boundary below includes a copy, or loads a file of its own.
import '@/components/shell/refused-screen'
import 'next/link'
import './error'
import './global-error'
import type { ReactNode } from 'react'
import { LaterAnalyticsLayer } from '@/components/shell/analytics/later-analytics-layer'
import { fontClassName } from '@/components/ui/font'
import { LazyToaster } from '@/components/ui/overlay/lazy-toaster'
import { FocusLayer } from '@/components/ui/focus-layer'
import { NavigationLayer } from '@/components/ui/navigation-layer'
import { TooltipLayer } from '@/components/ui/overlay/tooltip-layer'
import { themeCookie, themeOf } from '@/components/ui/theme'
import { reportedUnder } from '@/lib/access/request'
import { findAnalytics } from '@/lib/access/modes'
import './globals.css'

export const metadata: Metadata = {
  title: { default: 'Rapport', template: '%s · Rapport' },
  description: 'Ask the people you work with for feedback, and know exactly who will see what.',
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '16x16 32x32 48x48' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/touch-icon.png',
  },
  manifest: '/manifest.webmanifest',
}

export const viewport: Viewport = { colorScheme: 'light dark' }

/** The server picks the theme, so the first paint is right. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const [jar, analytics] = await Promise.all([cookies(), findAnalytics()])
  const theme = themeOf(jar.get(themeCookie)?.value)
  return (
    <html lang="en" data-theme={theme} className={fontClassName} data-request={await reportedUnder()}>
      <body className="font-sans">
        {children}
        {analytics?.isRefused === false && <LaterAnalyticsLayer />}
        <FocusLayer />
        <NavigationLayer />
        <TooltipLayer />
        <LazyToaster />
      </body>
    </html>
  )
}
