'use client'

import { ButtonLink } from '@/components/ui/button/button-link'
import { StatusScreen } from '@/components/ui/layout/status-screen'
import './globals.css'

/** The last resort: the root layout itself failed, so neither its typeface nor its theme can be counted on. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body className="font-sans">
        <title>Something went wrong · Rapport</title>
        <StatusScreen
          title="500"
          text="Sorry, something went wrong."
          action={
            <ButtonLink href="/" variant="primary">
              Back Home
            </ButtonLink>
          }
        />
      </body>
    </html>
  )
}
