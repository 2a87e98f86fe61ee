'use client'

import { buttonClass } from '@/components/ui/button/button-style'
import { StatusScreen } from '@/components/ui/layout/status-screen'
import { useScreenFailure } from '@/components/ui/screen-failure'
import './globals.css'

// Nothing of the page that failed is to be gone on with, so this one is loaded in full.
const home = '/'

/** The last resort: the root layout itself failed, so neither its typeface nor its theme can be counted on. */
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
