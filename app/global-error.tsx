'use client'

import { buttonClass } from '@/components/ui/button/button-style'
import { StatusScreen } from '@/components/ui/layout/status-screen'
import { useScreenFailure } from '@/components/ui/screen-failure'
import './globals.css'

// A full load, because the failed page's state can't be trusted.
const home = '/'

/** The root layout failed, so font and theme may be missing. */
export default function GlobalError({ error }: { error: unknown }) {
  useScreenFailure(error)
  return (
    <html lang="en">
      <body className="font-sans">
        <title>Something went wrong · Rapport</title>
        <StatusScreen
          title="500"
          text="Sorry, something went wrong."
          action={
            <a href={home} className={buttonClass({ variant: 'primary' })}>
              Back Home
            </a>
          }
        />
      </body>
    </html>
  )
}
