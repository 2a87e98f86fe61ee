'use client'

import { Button } from '@/components/ui/button/button'
import { TextLink } from '@/components/ui/button/text-link'
import type { AnalyticsChoice } from '@/lib/shared/analytics/analytics-rules'

/** The consent question; both answers look the same, and neither is assumed. */
export function ConsentLine({ onAnswer }: { onAnswer: (choice: AnalyticsChoice) => void }) {
  return (
    <section
      aria-label="Usage statistics"
      className="sticky bottom-0 z-20 border-t border-line bg-surface print:hidden"
    >
      <div className="mx-auto flex w-full max-w-[calc(70rem+4rem)] flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-8">
        <p className="text-muted">
          May we count which pages you open? Never who you are or what you write.{' '}
          <TextLink href="/privacy#counting">Privacy</TextLink>
        </p>
        <div className="flex gap-2">
          <Button onClick={() => onAnswer('yes')}>Allow</Button>
          <Button onClick={() => onAnswer('no')}>No thanks</Button>
        </div>
      </div>
    </section>
  )
}
